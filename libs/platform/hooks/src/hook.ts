/** A fact or a question of one domain that domains above it handle. */
export interface Hook<Payload = unknown, Result = unknown> {
  /** `<thing>.<what happened>`, for example `agent.deleted`. Appears in error messages. */
  readonly name: string;
  /** Type only: what handlers receive and return. */
  readonly types?: { readonly payload: Payload; readonly result: Result };
}

export type HookPayload<H extends Hook> = H extends Hook<infer Payload> ? Payload : never;
export type HookResult<H extends Hook> = H extends Hook<unknown, infer Result> ? Result : never;

/** Declares a hook. It belongs to the domain that runs it, in `<thing>-hooks.ts`. */
export const defineHook = <Payload, Result = void>(name: string): Hook<Payload, Result> => ({ name });
