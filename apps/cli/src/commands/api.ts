import { randomUUID } from 'node:crypto';
import { Argument, Command, Option } from 'commander';
import type { CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { anyOf } from '../operations/field-value.js';
import { JQ_OPTION, PROFILE_OPTION } from '../operations/operation-options.js';
import { bodyOf } from '../operations/whole-body.js';
import { saveContent } from '../output/content.js';
import { Printer, type OutputOptions } from '../output/printer.js';
import { connect, type ConnectedInstallation, type ProfileChoice } from '../profiles/connection.js';
import { ResponseError } from '@reelsheet/sdk';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NEXT_HEADER = 'X-Next-Cursor';
type AddressedService = 'base' | 'agent' | 'core' | 'upload';

interface ApiOptions extends ProfileChoice, OutputOptions {
  readonly service: AddressedService;
  readonly field?: readonly string[];
  readonly header?: readonly string[];
  readonly input?: string;
  readonly include?: boolean;
  readonly paginate?: boolean;
}

const collected = (text: string, before: readonly string[] = []) => [...before, text];

/** `reelsheet api GET /agents`: a request to any address. */
export const apiCommand = (context: CliContext): Command =>
  new Command('api')
    .description(
      [
        'Sends one request with the key of the profile, and prints its response.',
        'Fields are the query of GET and DELETE, and the JSON body of other methods.',
      ].join(' '),
    )
    .addArgument(new Argument('<method>', 'method').argParser((text: string) => text.toUpperCase()))
    .argument('<path>', 'path behind /v1, such as /agents')
    .addOption(
      new Option('--service <name>', 'service that has the address')
        .choices(['base', 'agent', 'core', 'upload'])
        .default('base'),
    )
    .addOption(
      new Option('-f, --field <name=value>', 'field of the query or body; dots for fields of fields').argParser(
        collected,
      ),
    )
    .addOption(new Option('-H, --header <name: value>', 'further header').argParser(collected))
    .option('--input <json|@file|->', 'the whole body')
    .option('--include', 'print status and headers first')
    .option('--paginate', 'follow the pages, and print each of them')
    .addOption(JQ_OPTION())
    .addOption(PROFILE_OPTION())
    .action(async (method: string, path: string, options: ApiOptions) => {
      if (!METHODS.includes(method)) throw new CommandError('usage', `the method must be one of ${METHODS.join(', ')}`);
      await sendPages(context, method, path, options);
    });

async function sendPages(context: CliContext, method: string, path: string, options: ApiOptions): Promise<void> {
  const connection = await connect(context, options);
  const printer = new Printer(context, { json: true, ...options });
  const address = await addressOf(connection, path, options.service);
  const fields = fieldsOf(options.field ?? []);
  const body = options.input === undefined ? undefined : await bodyOf(context, { body: 'json' }, options.input);
  const isQuery = method === 'GET' || method === 'DELETE';
  if (isQuery) for (const [name, value] of Object.entries(fields)) address.searchParams.append(name, textOf(value));
  const request =
    isQuery && body === undefined
      ? undefined
      : JSON.stringify({ ...(body as object | undefined), ...(isQuery ? {} : fields) });
  for (;;) {
    const response = await fetch(address, {
      method,
      headers: headersOf(connection, method, options, request),
      signal: context.signal,
      ...(request === undefined ? {} : { body: request }),
    });
    if (options.include) printHead(printer, response);
    const next = await printBody(context, printer, response, `${method} ${path}`);
    if (!options.paginate || !next) return;
    if (address.searchParams.get(next.name) === next.value) return;
    address.searchParams.set(next.name, next.value);
  }
}

async function addressOf(
  { reelsheet, url }: ConnectedInstallation,
  path: string,
  service: AddressedService,
): Promise<URL> {
  const base = `${url.replace(/\/$/, '').replace(/\/v1$/, '')}/v1`;
  const address = service === 'base' ? base : (await reelsheet.installation.get()).addresses[service];
  if (/^https?:/.test(path)) throw new CommandError('usage', 'give a path: the key is sent to the installation alone');
  return new URL(`${address}/${path.replace(/^\/(?:v1\/)?/, '')}`);
}

function headersOf(
  { key }: ConnectedInstallation,
  method: string,
  { header = [] }: ApiOptions,
  body: string | undefined,
): Record<string, string> {
  const given = header.map((each) => {
    const [name, ...value] = each.split(':');
    if (value.length === 0) throw new CommandError('usage', `--header must be name: value, unlike ${each}`);
    return [name!.trim(), value.join(':').trim()] as const;
  });
  return {
    ...(key ? { 'X-API-Key': key } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(method === 'POST' ? { 'Idempotency-Key': randomUUID() } : {}),
    ...Object.fromEntries(given),
  };
}

function fieldsOf(given: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const each of given) {
    const equals = each.indexOf('=');
    if (equals < 1) throw new CommandError('usage', `--field must be name=value, unlike ${each}`);
    const keys = each.slice(0, equals).split('.');
    const last = keys.pop()!;
    const parent = keys.reduce((at, key) => (at[key] ??= {}) as Record<string, unknown>, fields);
    parent[last] = anyOf(each.slice(equals + 1));
  }
  return fields;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function printHead(printer: Printer, { status, statusText, headers }: Response): void {
  printer.line(`${status} ${statusText}`.trim());
  for (const [name, value] of headers) printer.line(`${name}: ${value}`);
  printer.line(' ');
}

/** Prints the body, and returns the cursor of the next page. */
async function printBody(context: CliContext, printer: Printer, response: Response, operation: string) {
  if (!(response.headers.get('Content-Type') ?? '').includes('json') && response.ok) {
    await saveContent(context, response, undefined);
    return undefined;
  }
  const text = await response.text();
  const body = text === '' ? undefined : anyOf(text);
  if (!response.ok) {
    await printer.result(body);
    throw new ResponseError(operation, response, body);
  }
  await printer.result(body);
  const cursor =
    response.headers.get(NEXT_HEADER) ?? (body as { next_cursor?: unknown } | null | undefined)?.next_cursor;
  return cursor === null || cursor === undefined ? undefined : { name: 'cursor', value: textOf(cursor) };
}
