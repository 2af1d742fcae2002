import { describe, expect, it } from '@jest/globals';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Transaction } from '@reelsheet/platform-database';
import { defineHook, Hooks, HooksModule, OnHook, type Hook, type HookHandler } from './index.js';

const mailSent = defineHook<string, string>('letter.sent');
const mailLost = defineHook<string, string>('letter.lost');

@OnHook(mailSent, { order: 1 })
class Last implements HookHandler<typeof mailSent> {
  handle = (text: string) => Promise.resolve(`last ${text}`);
}

@OnHook(mailSent)
class First implements HookHandler<typeof mailSent> {
  handle = (text: string) => Promise.resolve(`first ${text}`);
}

@OnHook(mailSent)
@OnHook(mailLost)
class Second implements HookHandler<typeof mailSent> {
  handle = (text: string) => Promise.resolve(`second ${text}`);
}

@OnHook(mailSent)
class Failing implements HookHandler<typeof mailSent> {
  handle = () => Promise.reject(new Error('no'));
}

type DataSource = ConstructorParameters<typeof Transaction>[0];

/** A transaction without statements needs no database. */
const transaction = new Transaction({} as DataSource);

async function hooksOf(providers: Type[], required: Hook[] = []): Promise<Hooks> {
  @Module({ imports: [HooksModule.forService({ required })], providers })
  class TestModule {}
  const app = await NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false });
  return app.get(Hooks);
}

describe('hooks', () => {
  it('calls all handlers by order, then by registration, and returns their results', async () => {
    const hooks = await hooksOf([Last, First, Second]);
    expect(await transaction.run(() => hooks.run(mailSent, 'a'))).toEqual(['first a', 'second a', 'last a']);
  });

  it('runs without a handler where none is required', async () => {
    const hooks = await hooksOf([]);
    expect(await transaction.run(() => hooks.run(mailSent, 'a'))).toEqual([]);
    expect(hooks.has(mailSent)).toBe(false);
  });

  it('lets one class handle several hooks', async () => {
    const hooks = await hooksOf([Second]);
    expect(await transaction.run(() => hooks.run(mailLost, 'b'))).toEqual(['second b']);
  });

  it('throws the first error and calls no later handler', async () => {
    const calls: string[] = [];
    @OnHook(mailSent)
    class Recording implements HookHandler<typeof mailSent> {
      async handle(text: string): Promise<string> {
        calls.push(text);
        return text;
      }
    }
    const hooks = await hooksOf([Failing, Recording]);
    await expect(transaction.run(() => hooks.run(mailSent, 'a'))).rejects.toThrow('no');
    expect(calls).toEqual([]);
  });

  it('rejects a run outside a transaction', async () => {
    const hooks = await hooksOf([First]);
    await expect(hooks.run(mailSent, 'a')).rejects.toThrow('letter.sent runs inside a transaction only');
  });

  it('answers a query by its only handler, also outside a transaction', async () => {
    expect(await (await hooksOf([First])).query(mailSent, 'a')).toBe('first a');
    await expect((await hooksOf([])).query(mailSent, 'a')).rejects.toThrow('needs one handler and has 0');
    await expect((await hooksOf([First, Last])).query(mailSent, 'a')).rejects.toThrow('needs one handler and has 2');
  });

  it('does not start while a required hook has no handler', async () => {
    await expect(hooksOf([First], [mailSent, mailLost])).rejects.toThrow('required hooks letter.lost');
    await hooksOf([Second], [mailSent, mailLost]);
  });
});
