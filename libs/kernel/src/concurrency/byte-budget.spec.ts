import { expect, it } from '@jest/globals';
import { ByteBudget } from './byte-budget.js';

it('lets work begin in order while its bytes fit', async () => {
  const budget = new ByteBudget(10);
  const started: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string, bytes: number) =>
    budget.run(bytes, async () => {
      started.push(name);
      const ending = Promise.withResolvers<void>();
      endings.set(name, ending);
      await ending.promise;
    });
  const end = async (name: string, error?: Error) => {
    const { resolve, reject } = endings.get(name)!;
    if (error) reject(error);
    else resolve();
    await new Promise(setImmediate);
  };
  const all = [start('a', 6), start('b', 5), start('c', 1), start('whole', 99)];
  await new Promise(setImmediate);
  expect(started).toEqual(['a']);
  const failed = expect(all[0]).rejects.toThrow('broken');
  await end('a', new Error('broken'));
  await failed;
  expect(started).toEqual(['a', 'b', 'c']);
  await end('b');
  expect(started).toHaveLength(3);
  await end('c');
  expect(started).toEqual(['a', 'b', 'c', 'whole']);
  await end('whole');
  await Promise.all(all.slice(1));
});
