import { expect, it } from '@jest/globals';
import { FactorPrompt } from './factor-prompt.js';

it('requests of one time share one proof', async () => {
  const prompt = new FactorPrompt();
  const states: boolean[] = [];
  prompt.subscribe(() => states.push(prompt.isOpen()));
  const results = [prompt.request(), prompt.request()];
  prompt.finish(true);
  expect(await Promise.all(results)).toEqual([true, true]);
  expect(states).toEqual([true, false]);
});

it('a later request needs a proof of its own', async () => {
  const prompt = new FactorPrompt();
  const first = prompt.request();
  prompt.finish(false);
  const second = prompt.request();
  prompt.finish(true);
  expect(await Promise.all([first, second])).toEqual([false, true]);
});
