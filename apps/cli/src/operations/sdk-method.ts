import type { Call, EventSequence, PagedCall, Reelsheet, SdkCallOptions, WorkCall } from '@reelsheet/sdk';

/** Any call of the SDK: what it really is depends on the operation. */
type AnyCall = Call<unknown> & PagedCall<unknown, unknown> & WorkCall<unknown, unknown> & EventSequence<unknown>;

/** Calls an operation by its name, such as `sheets.rows.create`. */
export function callNamed(
  reelsheet: Reelsheet,
  name: string,
  fields: Readonly<Record<string, unknown>>,
  options: SdkCallOptions,
): AnyCall {
  const method = name
    .split('.')
    .reduce((at: unknown, word) => (at as Readonly<Record<string, unknown>>)[word], reelsheet) as (
    fields: Readonly<Record<string, unknown>>,
    options: SdkCallOptions,
  ) => AnyCall;
  return method(fields, options);
}
