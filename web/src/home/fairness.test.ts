import { expect, it } from 'vitest';
import { fingerprint } from './fairness';

it('is the SHA-256 of seed, colon and salt', async () => {
  // printf '42:pepper' | sha256sum
  expect(await fingerprint('42', 'pepper')).toBe(
    '5b5b096fa5e68da080f6fe6990b733c8014ecabb06aaeaa9d23328132e24ca8e',
  );
});
