import { beforeEach, expect, it } from '@jest/globals';
import { DomainError } from '@reelsheet/kernel';
import { requestContext } from '@reelsheet/platform-telemetry';
import { ConcurrencyLimit } from './concurrency-limit.js';

const TOTAL = 4;
const SHARE = 2;

let limit: ConcurrencyLimit;
beforeEach(() => {
  limit = new ConcurrencyLimit(TOTAL, 'Too many of them');
});

/** Starts an operation in a request of the user in the organization; returns its end, or the code of the error. */
function start(userId?: number, organizationId?: number, shareId?: number): string | (() => void) {
  const caller = userId === undefined ? undefined : { userId, keyId: null };
  try {
    return requestContext.run({ requestId: '', address: '', caller, organizationId, shareId }, () => limit.acquire());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code;
  }
}

const started = expect.any(Function);

it.each<[string, (operation: number) => readonly [number, number, number?]]>([
  ['a user in one organization', () => [1, 1]],
  ['a user in many organizations', (operation) => [1, operation]],
  ['the many users of an organization', (operation) => [operation, 1]],
  ['the many organizations of a founder', (operation) => [operation, operation, 9]],
])('gives half of all operations to %s', (_, ownerOf) => {
  for (let operation = 0; operation < SHARE; operation += 1) expect(start(...ownerOf(operation))).toEqual(started);
  expect(start(...ownerOf(SHARE))).toBe('rate_limited');
  expect(start(100, 100)).toEqual(started);
});

it('rejects everybody when all are running', () => {
  for (let owner = 0; owner < TOTAL; owner += 1) expect(start(owner, owner)).toEqual(started);
  expect(start(TOTAL, TOTAL)).toBe('service_unavailable');
});

it('gives an ended operation back to its owner', () => {
  const [end] = [start(1, 1), start(1, 1), start(2, 2)];
  (end as () => void)();
  expect(start(2, 2)).toEqual(started);
  expect(start(2, 2)).toBe('rate_limited');
  expect(start(1, 1)).toEqual(started);
  expect(start(3, 3)).toBe('service_unavailable');
});

it('counts work without a caller as that of one', () => {
  for (let operation = 0; operation < SHARE; operation += 1) expect(start(undefined, operation)).toEqual(started);
  expect(start(undefined, SHARE)).toBe('rate_limited');
});

it('has an operation for everybody where there are few', () => {
  limit = new ConcurrencyLimit(1, 'Another one is running');
  expect(start(1, 1)).toEqual(started);
  expect(start(2, 2)).toBe('service_unavailable');
});
