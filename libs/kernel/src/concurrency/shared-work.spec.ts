import { describe, expect, it } from '@jest/globals';
import { SharedWork } from './shared-work.js';

/** Work that ends when the test says so. */
function prepared() {
  const shared = new SharedWork<string>();
  const signals: AbortSignal[] = [];
  const endings: PromiseWithResolvers<string>[] = [];
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    const ending = Promise.withResolvers<string>();
    endings.push(ending);
    return ending.promise;
  };
  const caller = (name = 'one') => {
    const controller = new AbortController();
    const outcome = shared.run(name, controller.signal, work);
    outcome.catch(() => undefined);
    return { outcome, abort: () => controller.abort(new Error('gone')) };
  };
  return { signals, endings, caller };
}

describe('shared work', () => {
  it('is done once for callers at the same time, and again for later ones', async () => {
    const { endings, caller } = prepared();
    const [first, second, other] = [caller(), caller(), caller('other')];
    expect(endings).toHaveLength(2);
    endings[0]!.resolve('done');
    endings[1]!.reject(new Error('broken'));
    expect(await Promise.all([first.outcome, second.outcome])).toEqual(['done', 'done']);
    await expect(other.outcome).rejects.toThrow('broken');
    caller();
    expect(endings).toHaveLength(3);
  });

  it('goes on for the others when one caller has gone, and is aborted after the last', async () => {
    const { signals, endings, caller } = prepared();
    const [first, second] = [caller(), caller()];
    first.abort();
    await expect(first.outcome).rejects.toThrow('gone');
    expect(signals[0]!.aborted).toBe(false);
    second.abort();
    await expect(second.outcome).rejects.toThrow('gone');
    expect(signals[0]!.aborted).toBe(true);
    caller();
    expect(endings).toHaveLength(2);
    expect(signals[1]!.aborted).toBe(false);
  });

  it('is not started for a caller who has gone', async () => {
    const shared = new SharedWork<string>();
    const run = shared.run('one', AbortSignal.abort(new Error('gone')), () => Promise.resolve('done'));
    await expect(run).rejects.toThrow('gone');
  });
});
