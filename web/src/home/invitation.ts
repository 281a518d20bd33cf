/** Invitations: a link whose fragment lets somebody in, and codes to go on with another device. */

/** What somebody pasted or typed: an invitation, a table without one, or a code. */
export type Read = { table: string; invite: string } | { code: string };

const TABLE = /(?:^|\/t\/)([\w-]{6,64})\/?(?:\?[^#]*)?(?:#([\w-]*))?$/;
const CODE = /^[2-9A-HJKMNP-Z]{8}$/;

export function invitationLink(origin: string, table: string, invite: string): string {
  return `${origin}/t/${table}#${invite}`;
}

/** Whether a link leads whoever follows it to their own machine. */
export function onlyHere(link: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])[.:\d]*\//.test(link);
}

/** A code as the other device shows it, however it was typed. */
function codeIn(text: string): string | null {
  const code = text
    .replace(/^(.*#)?code=/, '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  return CODE.test(code) ? code : null;
}

/** What is in a text that somebody pasted; null if nothing of ours is. */
export function read(text: string): Read | null {
  const code = codeIn(text.trim());
  if (code !== null) return { code };
  const words = text.trim().split(/\s+/);
  for (const word of words) {
    const found = TABLE.exec(word);
    const whole = word.includes('/t/') || word.includes('#');
    if (found && whole) return { table: found[1] as string, invite: found[2] ?? '' };
  }
  return null;
}
