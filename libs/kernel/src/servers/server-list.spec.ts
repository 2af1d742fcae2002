import { expect, it } from '@jest/globals';
import { serverList } from './server-list.js';

it.each([
  ['postgres://base:secret@one:5432/reelsheet', ['postgres://base:secret@one:5432/reelsheet']],
  [
    'postgres://base:a%40b@one:5432,two:5433/reelsheet?sslmode=verify-full&target_session_attrs=read-write',
    [
      'postgres://base:a%40b@one:5432/reelsheet?sslmode=verify-full',
      'postgres://base:a%40b@two:5433/reelsheet?sslmode=verify-full',
    ],
  ],
  [
    'postgres://one,[::1]:5433/reelsheet?target_session_attrs=read-write',
    ['postgres://one/reelsheet', 'postgres://[::1]:5433/reelsheet'],
  ],
  ['postgres://one,/reelsheet', ['postgres://one/reelsheet', 'postgres:///reelsheet']],
  ['no address', ['no address']],
])('finds the servers of %s', (address, servers) => {
  expect(serverList(address)).toEqual(servers);
});
