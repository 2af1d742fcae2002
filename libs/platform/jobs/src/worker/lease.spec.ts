import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ClaimLost } from '../job.errors.js';
import { Lease } from './lease.js';

const MS = 3_000;
let renew: jest.Mock<() => Promise<boolean>>;
let lease: Lease;

beforeEach(() => {
  jest.useFakeTimers();
  renew = jest.fn(async () => true);
  lease = new Lease(renew, MS);
});
afterEach(async () => {
  await lease.close();
  jest.useRealTimers();
});

describe('a lease', () => {
  it('is renewed three times per lease period while the work runs', async () => {
    await jest.advanceTimersByTimeAsync(10 * MS);
    expect(renew).toHaveBeenCalledTimes(30);
    expect(lease.signal.aborted).toBe(false);
  });

  it('ends at once when a renewal reports that the claim is lost', async () => {
    renew.mockResolvedValue(false);
    await jest.advanceTimersByTimeAsync(MS / 3);
    expect(lease.lost).toBeInstanceOf(ClaimLost);
    expect(lease.signal.reason).toBe(lease.lost);
  });

  it('tolerates failing renewals until it expires', async () => {
    await jest.advanceTimersByTimeAsync(MS / 3);
    renew.mockRejectedValue(new Error('unavailable'));
    await jest.advanceTimersByTimeAsync(MS - 1);
    expect(lease.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(lease.signal.reason).toBeInstanceOf(ClaimLost);
  });

  it('closes after the current renewal', async () => {
    const renewal = Promise.withResolvers<boolean>();
    renew.mockReturnValue(renewal.promise);
    await jest.advanceTimersByTimeAsync(MS / 3);
    const closed = jest.fn();
    void lease.close().then(closed);
    await jest.advanceTimersByTimeAsync(0);
    expect(closed).not.toHaveBeenCalled();
    renewal.resolve(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(closed).toHaveBeenCalled();
  });
});
