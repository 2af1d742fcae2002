import { expect, it } from '@jest/globals';
import { localPath, targetOf } from './local-path.js';

it.each(['/', '/o/1/agents?page=2#a', '/invitations/abc-_'])('a path of the studio is taken: %s', (path) => {
  expect(localPath(path)).toBe(path);
});

it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'o/1', '', 7, undefined])(
  'an address elsewhere is not: %j',
  (value) => {
    expect(localPath(value)).toBeUndefined();
  },
);

it('the router takes a path without its query', () => {
  expect(targetOf('/o/1/sheets?page=2')).toEqual({ to: '/o/1/sheets', search: { page: '2' } });
});
