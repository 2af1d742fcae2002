import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { insideTransaction } from '@reelsheet/platform-database';
import { discoverProviders } from './discovery.js';
import type { Hook, HookPayload, HookResult } from './hook.js';
import { HANDLED_HOOKS, type HandledHook, type HookHandler } from './on-hook.js';

/** DI token of the hooks that must have a handler. */
export const REQUIRED_HOOKS = Symbol('required hooks');

/** Calls the handlers that domains above have registered with {@link OnHook}. */
@Injectable()
export class Hooks implements OnModuleInit {
  private handlers?: ReadonlyMap<string, readonly HookHandler<Hook>[]>;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(REQUIRED_HOOKS) private readonly required: readonly Hook[],
  ) {}

  /** Fails the start of a process in which nobody handles a required hook. */
  onModuleInit(): void {
    const missing = this.required.filter((hook) => !this.has(hook)).map(({ name }) => name);
    if (missing.length > 0) throw new Error(`no provider handles the required hooks ${missing.join(', ')}`);
  }

  /**
   * Calls all handlers one after another inside the open transaction, and returns their results in that order.
   * The first error is thrown and aborts the transaction.
   */
  async run<H extends Hook>(hook: H, payload: HookPayload<H>): Promise<HookResult<H>[]> {
    if (!insideTransaction()) throw new Error(`the hook ${hook.name} runs inside a transaction only`);
    const results: HookResult<H>[] = [];
    for (const handler of this.handlersOf(hook)) results.push((await handler.handle(payload)) as HookResult<H>);
    return results;
  }

  /** Returns the answer of the only handler, in the open transaction if there is one. */
  async query<H extends Hook>(hook: H, payload: HookPayload<H>): Promise<HookResult<H>> {
    const [handler, ...others] = this.handlersOf(hook);
    if (!handler || others.length > 0)
      throw new Error(`the query ${hook.name} needs one handler and has ${handler ? others.length + 1 : 0}`);
    return (await handler.handle(payload)) as HookResult<H>;
  }

  /** Returns true if the hook has a handler. */
  has(hook: Hook): boolean {
    return this.handlersOf(hook).length > 0;
  }

  private handlersOf({ name }: Hook): readonly HookHandler<Hook>[] {
    this.handlers ??= this.discover();
    return this.handlers.get(name) ?? [];
  }

  private discover(): ReadonlyMap<string, readonly HookHandler<Hook>[]> {
    const found = discoverProviders<readonly HandledHook[], HookHandler<Hook>>(this.discovery, HANDLED_HOOKS)
      .flatMap(([handled, handler]) => handled.map(({ hook, order }) => ({ name: hook.name, order, handler })))
      .sort((one, other) => one.order - other.order);
    return new Map(
      [...Map.groupBy(found, ({ name }) => name)].map(([name, all]) => [name, all.map(({ handler }) => handler)]),
    );
  }
}
