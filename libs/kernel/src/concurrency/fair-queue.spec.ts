import { describe, expect, it } from '@jest/globals';
import { FairQueue } from './fair-queue.js';

/** Records the start of jobs, which end when the test releases them. */
class Works {
  readonly begun: string[] = [];
  private readonly endings = new Map<string, PromiseWithResolvers<void>>();

  constructor(private readonly turns: FairQueue<string>) {}

  /** The first character of the name is its tenant. */
  start(name: string): Promise<string> {
    return this.turns.run(name.charAt(0), async () => {
      this.begun.push(name);
      const ending = Promise.withResolvers<void>();
      this.endings.set(name, ending);
      await ending.promise;
      return name;
    });
  }

  async end(name: string, error?: Error): Promise<void> {
    const { resolve, reject } = this.endings.get(name)!;
    if (error) reject(error);
    else resolve();
    await new Promise(setImmediate);
  }
}

describe('fair turns', () => {
  it('lets so many run at once, and gives what each returns', async () => {
    const works = new Works(new FairQueue(2));
    const all = ['a1', 'a2', 'a3'].map((name) => works.start(name));
    expect(works.begun).toEqual(['a1', 'a2']);
    await works.end('a2');
    expect(works.begun).toEqual(['a1', 'a2', 'a3']);
    await works.end('a1');
    await works.end('a3');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3']);
  });

  it('alternates between tenants, and goes by arrival within each', async () => {
    const works = new Works(new FairQueue(1));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void works.start(name);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await works.end(name);
    expect(works.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('goes on after one that fails, and is free again when all have ended', async () => {
    const works = new Works(new FairQueue(1));
    const failing = works.start('a1');
    const rejected = expect(failing).rejects.toThrow('broken');
    void works.start('b1');
    await works.end('a1', new Error('broken'));
    await rejected;
    await works.end('b1');
    void works.start('a2');
    expect(works.begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('forgets a waiting call that is aborted', async () => {
    const queue = new FairQueue<string>(1);
    const ending = Promise.withResolvers<void>();
    const running = queue.run('a', () => ending.promise);
    const controller = new AbortController();
    const started: string[] = [];
    const note = (name: string) => async () => void started.push(name);
    const [gone, next] = [queue.run('a', note('gone'), controller.signal), queue.run('a', note('next'))];
    const rejected = expect(gone).rejects.toThrow('gone away');
    expect([queue.waitingCount, queue.waitingCountOf('a')]).toEqual([2, 2]);
    controller.abort(new Error('gone away'));
    await rejected;
    expect([queue.waitingCount, queue.waitingCountOf('a'), queue.waitingCountOf('b')]).toEqual([1, 1, 0]);
    ending.resolve();
    await Promise.all([running, next]);
    expect(started).toEqual(['next']);
    await expect(queue.run('a', note('late'), controller.signal)).rejects.toThrow('gone away');
  });

  it('ends the last waiting call of the tenant with most for one of a tenant with fewer', async () => {
    const queue = new FairQueue<string>(1);
    const works = new Works(queue);
    const [ended, displaced] = [[] as string[], new Map<string, string>()];
    const start = (name: string) =>
      works.start(name).then(
        () => ended.push(name),
        ({ message }: Error) => displaced.set(name, message),
      );
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void start(name);
    const displaceFor = (tenant: string) => queue.displaceFor(tenant, new Error(`for ${tenant}`));
    expect(['c', 'b', 'a'].map(displaceFor)).toEqual([true, false, false]);
    void start('c1');
    await new Promise(setImmediate);
    expect([...displaced]).toEqual([['a4', 'for c']]);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await works.end(name);
    expect(ended).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });
});
