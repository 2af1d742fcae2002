import { setTimeout as sleep } from 'node:timers/promises';
import type { SdkCallOptions } from '@reelsheet/sdk';
import type { CliContext } from '../cli-context.js';
import { saveContent } from '../output/content.js';
import { Printer } from '../output/printer.js';
import { fractionOf, ProgressBar } from '../output/progress-bar.js';
import { connect, type ConnectedInstallation } from '../profiles/connection.js';
import type { CommandRow } from '../table/command-row.js';
import { confirmed } from './confirm.js';
import type { FieldOption } from './field-options.js';
import type { GivenOptions } from './given-options.js';
import { requestInput, type RequestInput } from './request-fields.js';
import { schemaOf } from './result-schema.js';
import { STREAM_VIEWS } from './stream-views.js';
import { bodyOf } from './whole-body.js';
import { callNamed } from './sdk-method.js';

/** A command line that names an operation, after its options were read. */
export interface GivenOperation {
  readonly name: string;
  readonly row: CommandRow;
  readonly known: readonly FieldOption[];
  readonly options: GivenOptions & Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

/** A request that is ready to be sent, with the output of its result. */
interface PreparedCall extends GivenOperation {
  readonly context: CliContext;
  readonly connection: ConnectedInstallation;
  readonly input: RequestInput;
  readonly printer: Printer;
}

/** Carries out the command of an operation. */
export async function callOperation(context: CliContext, given: GivenOperation): Promise<void> {
  const { name, row, known, options, positionals } = given;
  const printer = new Printer(context, options);
  if (options.schema)
    return printer.line(JSON.stringify(schemaOf(context.tables, row, areItemsPrinted(options)), null, 2));
  const connection = await connect(context, options);
  const data = options.data === undefined ? undefined : await bodyOf(context, row, options.data);
  const { defaults } = connection;
  const input = await requestInput(row, known, { options, positionals, data, defaults });
  if (row.removes && !options.yes) await confirmed(context, `${name} cannot always be undone. Do it?`);
  const prepared = { ...given, context, connection, input, printer };
  if (row.answer === 'events') return printEvents(prepared);
  if (options.watch !== undefined) return watched(prepared, options.watch);
  return printOnce(prepared);
}

function optionsOf({ context, options, input }: PreparedCall): SdkCallOptions {
  const { timeout, idempotencyKey, ifMatch } = options;
  return {
    signal: context.signal,
    headers: input.headers,
    ...(timeout === undefined ? {} : { timeoutMs: timeout * 1_000 }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(ifMatch === undefined ? {} : { ifMatch: /^(?:W\/)?"/.test(ifMatch) ? ifMatch : `"${ifMatch}"` }),
  };
}

async function printOnce(prepared: PreparedCall): Promise<void> {
  const { name, row, options, printer, context, connection, input } = prepared;
  const call = callNamed(connection.reelsheet, name, input.fields, optionsOf(prepared));
  if (row.answer === 'content') return saveContent(context, (await call) as Response, options.output);
  if (options.wait) return printer.result(await ended(prepared, call));
  if (row.items === undefined) return printer.result(await call);
  if (areItemsPrinted(options)) {
    const items = await call.all(options.max);
    return printer.result(items, items);
  }
  const page = await call;
  const items = itemsOf(row.items, page);
  await printer.result(page, isListOnly(page) ? items : undefined);
  if (!printer.isJson && context.stderr.isTTY && items.length > 0) printer.note('this page; --all shows all pages');
}

/** Items of several pages are printed as one list, without what else a page has. */
const areItemsPrinted = ({ all, max }: GivenOptions) => Boolean(all) || max !== undefined;

/** A page whose only list are its items is shown as that list. */
const isListOnly = (page: unknown) =>
  Array.isArray(page) ||
  Object.values(page as object).filter((each) => typeof each === 'object' && each !== null).length === 1;

function itemsOf(field: string, page: unknown): readonly unknown[] {
  const items = field === '' ? page : (page as Readonly<Record<string, unknown>> | undefined)?.[field];
  return Array.isArray(items) ? items : [];
}

async function ended({ name, options, context }: PreparedCall, call: ReturnType<typeof callNamed>): Promise<unknown> {
  const bar = new ProgressBar(context.stderr, name);
  try {
    return await call.wait({
      signal: context.signal,
      ...(options.waitTimeout === undefined ? {} : { timeoutMs: options.waitTimeout * 1_000 }),
      onState: (state) => bar.update(fractionOf(state), (state as { readonly status?: string }).status),
    });
  } finally {
    bar.end();
  }
}

async function printEvents(prepared: PreparedCall): Promise<void> {
  const { context, name, options, printer, connection, input } = prepared;
  const events = callNamed(connection.reelsheet, name, input.fields, optionsOf(prepared));
  const view = STREAM_VIEWS[name];
  if (view) return view.print({ context, printer, events, options });
  let printed = 0;
  for await (const event of events) {
    await printer.event(event);
    printed += 1;
    if (printed === options.max) return;
  }
}

/** Prints the result whenever it has changed, until the program is ended. */
async function watched(prepared: PreparedCall, seconds: number): Promise<void> {
  const { name, row, printer, context, connection, input } = prepared;
  let shown: string | undefined;
  for (;;) {
    const result = await callNamed(connection.reelsheet, name, input.fields, optionsOf(prepared));
    const text = JSON.stringify(result);
    if (text !== shown) {
      if (context.stdout.isTTY) context.stdout.write('\u001b[2J\u001b[H');
      if (printer.isJson) await printer.event(result);
      else await printer.result(result, row.items === undefined ? undefined : itemsOf(row.items, result));
    }
    shown = text;
    await sleep(seconds * 1_000, undefined, { signal: context.signal });
  }
}
