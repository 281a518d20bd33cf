import { expect, it } from 'vitest';
import { invitationLink, onlyHere, read } from './invitation';

const TABLE = 'YW5sA-it1nINEttM';
const INVITE = 'ma43rAvemE_ACDg0E1_u6A';

it('a link of this machine alone is known from one for others', () => {
  for (const origin of ['http://127.0.0.1:8910', 'http://localhost:8910', 'http://[::1]:8910'])
    expect(onlyHere(invitationLink(origin, TABLE, INVITE))).toBe(true);
  for (const origin of ['https://localhost.example.org', 'http://192.168.1.27:8910'])
    expect(onlyHere(invitationLink(origin, TABLE, INVITE))).toBe(false);
});

it('an invitation is read from the link that was made of it', () => {
  const link = invitationLink('https://play.example.org', TABLE, INVITE);
  expect(link).toBe(`https://play.example.org/t/${TABLE}#${INVITE}`);
  expect(read(link)).toEqual({ table: TABLE, invite: INVITE });
});

it('a link is found in what a friend wrote around it', () => {
  expect(read(`Join us! http://127.0.0.1:8000/t/${TABLE}#${INVITE} now`)).toEqual({
    table: TABLE,
    invite: INVITE,
  });
});

it('a link may have lost its invitation', () => {
  expect(read(`http://127.0.0.1:8000/t/${TABLE}`)).toEqual({ table: TABLE, invite: '' });
});

it('the table and the invitation are enough', () => {
  expect(read(` ${TABLE}#${INVITE} `)).toEqual({ table: TABLE, invite: INVITE });
});

it('a code is read however it is typed, and from its link', () => {
  expect(read('k7mp 22qx')).toEqual({ code: 'K7MP22QX' });
  expect(read('http://127.0.0.1:8000/#code=K7MP22QX')).toEqual({ code: 'K7MP22QX' });
  expect(read('code=K7MP22QX')).toEqual({ code: 'K7MP22QX' });
});

it('anything else is nothing of ours', () => {
  expect(read('hello there, friend')).toBeNull();
  expect(read('https://example.org/')).toBeNull();
  expect(read('')).toBeNull();
});
