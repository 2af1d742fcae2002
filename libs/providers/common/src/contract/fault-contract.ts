import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { ProviderErrorCategory } from '../provider-error.js';
import type { ProviderUnderTest, VendorFault } from './vendor-under-test.js';

export interface ContractCall {
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
}

/** Faults of a vendor, and what they are to callers. */
export const VENDOR_FAULTS: readonly { error: VendorFault; category: ProviderErrorCategory }[] = [
  { error: 'error', category: 'unavailable' },
  { error: 'reject', category: 'content_refused' },
  { error: 'timeout', category: 'timeout' },
  { error: 'corrupt', category: 'corrupt_answer' },
  { error: 'lost_answer', category: 'unavailable' },
];

const TIMEOUT_MS = 500;

/** Tests of errors and repeated calls that apply to every provider. */
export function faultContract<P>(
  arranged: () => ProviderUnderTest<P>,
  call: (provider: P, options: ContractCall) => Promise<unknown>,
): void {
  it('does the work of an idempotency key once, and gives the same answer again', async () => {
    const { vendor, provide } = arranged();
    const options = { idempotencyKey: randomUUID() };
    const first = await call(provide(), options);
    expect(await call(provide(), options)).toEqual(first);
    expect(await vendor.effects(options.idempotencyKey)).toBe(1);
  });

  it('gets an answer that was lost by repeating the call, without doing the work again', async () => {
    const { vendor, provide } = arranged();
    const options = { idempotencyKey: randomUUID() };
    await vendor.misbehave('lost_answer');
    await expect(call(provide(), options)).rejects.toMatchObject({ retryable: true });
    await call(provide(), options);
    expect(await vendor.effects(options.idempotencyKey)).toBe(1);
  });

  it.each(VENDOR_FAULTS)('maps the fault $fault to $category', async ({ error, category }) => {
    const { vendor, provide } = arranged();
    await vendor.misbehave(error);
    const provider = provide(error === 'timeout' ? { timeoutMs: TIMEOUT_MS } : {});
    await expect(call(provider, { idempotencyKey: randomUUID() })).rejects.toMatchObject({
      name: 'ProviderError',
      category,
    });
  });

  it('reports rejected credentials', async () => {
    const provider = arranged().provide({ authorized: false });
    await expect(call(provider, { idempotencyKey: randomUUID() })).rejects.toMatchObject({
      category: 'unauthorized',
      retryable: false,
    });
  });

  it('stops for the reason that the caller gives', async () => {
    const { vendor, provide } = arranged();
    await vendor.misbehave('timeout');
    const stop = new AbortController();
    const reason = new Error('the job was stopped');
    setTimeout(() => stop.abort(reason), 50);
    await expect(call(provide(), { idempotencyKey: randomUUID(), signal: stop.signal })).rejects.toBe(reason);
  });
}
