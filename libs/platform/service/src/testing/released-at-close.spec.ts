import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { collectGarbage, isCollected } from '@reelsheet/testing';
import { releasedAtClose } from './released-at-close.js';

class App {
  name = 'base';
  closed = 0;

  greet(): string {
    return `this is ${this.name}`;
  }

  async close(): Promise<void> {
    this.closed += 1;
  }
}

it('is used like the application until it was closed', async () => {
  const app = new App();
  const held = releasedAtClose(app);
  expect(held.greet()).toBe('this is base');
  held.name = 'core';
  expect(app.greet()).toBe('this is core');
  await held.close();
  await held.close();
  expect(app.closed).toBe(1);
});

it('does not keep a closed application in memory', async () => {
  const create = () => {
    const app = new App();
    return { held: releasedAtClose(app), app: new WeakRef(app) };
  };
  const { held, app } = create();
  await setImmediate();
  collectGarbage();
  expect(app.deref()).toBeDefined();
  await held.close();
  expect(await isCollected(app)).toBe(true);
});
