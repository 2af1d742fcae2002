import { Injectable, type Type } from '@nestjs/common';
import type { Hook, HookPayload, HookResult } from './hook.js';

export interface HookHandler<H extends Hook> {
  /** Joins the open transaction. An error aborts it, and no later handler is called. */
  handle(payload: HookPayload<H>): Promise<HookResult<H>>;
}

export interface HandledHook {
  readonly hook: Hook;
  readonly order: number;
}

export const HANDLED_HOOKS = 'reelsheet:handled-hooks';

/**
 * Makes a provider a handler of the hook; it has to be listed in a module of every process of the service.
 * Handlers are called by ascending `order` (default 0), and in the order of their registration where it is equal.
 * A class may handle several hooks that have the same payload.
 */
export function OnHook<H extends Hook>(
  hook: H,
  { order = 0 }: { readonly order?: number } = {},
): (target: Type<HookHandler<H>>) => void {
  return (target) => {
    const others = (Reflect.getOwnMetadata(HANDLED_HOOKS, target) ?? []) as readonly HandledHook[];
    Reflect.defineMetadata(HANDLED_HOOKS, [...others, { hook, order } satisfies HandledHook], target);
    Injectable()(target);
  };
}
