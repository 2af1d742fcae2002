import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CliContext } from '../cli-context.js';
import { optionName } from '../operations/field-options.js';
import { positionalFields } from '../operations/request-fields.js';
import { callNamed } from '../operations/sdk-method.js';
import { printable } from '../output/styles.js';
import { connect } from '../profiles/connection.js';
import { cacheFolder } from '../profiles/folders.js';
import { readPrivate, writePrivate } from '../profiles/private-file.js';
import type { CommandRow } from '../table/command-row.js';
import type { CommandTables } from '../table/command-tables.js';
import { kebab, wordsOf } from '../table/words.js';

/** An id that a shell offers, with the name of its thing. */
export interface KnownId {
  readonly value: string;
  readonly name: string;
}

type CompletedContext = Pick<CliContext, 'env' | 'tables'>;

interface StoredIds {
  readonly readAt: number;
  readonly ids: readonly KnownId[];
}

/** Time that a shell waits for ids at most. */
const MAX_WAIT_MS = 300;
/** Time for which ids are offered again without a request. */
const FRESH_MS = 60_000;
const MAX_IDS = 100;

/** Fields that many operations have, by the thing whose id each one is. */
const THINGS_OF_FIELDS: Readonly<Record<string, string>> = { agent_id: 'agents', organization_id: 'organizations' };

/**
 * Returns the ids that the last word of a command line can be. There are none where nobody has signed in, or the API is
 * slow or answers with an error, because a shell cannot show a message.
 */
export async function idsFor(
  context: CompletedContext,
  words: readonly string[],
  maxWaitMs = MAX_WAIT_MS,
): Promise<readonly KnownId[]> {
  const thing = thingOf(context, words);
  const list = thing && context.tables.table(thing)[`${thing}.list`];
  if (!list) return [];
  const nothing = sleep(maxWaitMs, [], { ref: false });
  return Promise.race([idsOf(context, thing, list, maxWaitMs).catch(() => []), nothing]);
}

/** Returns the thing whose id the last word is, if it is one. */
function thingOf({ tables }: CompletedContext, words: readonly string[]): string | undefined {
  const field = fieldOf(tables, words);
  if (field === undefined) return undefined;
  if (field in THINGS_OF_FIELDS) return THINGS_OF_FIELDS[field];
  const thing = thingNamed(tables, words);
  const ownId = `${kebab(thing!).split('-').at(-1)!.replace(/s$/, '')}_id`;
  return field === 'id' || field === ownId ? thing : undefined;
}

/** Returns the field that the last word is the value of: of the option before it, or the first of the path. */
function fieldOf(tables: CommandTables, words: readonly string[]): string | undefined {
  const before = words.slice(0, -1);
  const option = before.at(-1);
  const shared = Object.keys(THINGS_OF_FIELDS).find((name) => option === `--${kebab(name)}`);
  if (shared) return shared;
  const thing = thingNamed(tables, words);
  const path = (option?.startsWith('--') ? before.slice(0, -1) : before).join(' ');
  const [, row] = Object.entries(thing ? tables.table(thing) : {}).find(([name]) => wordsOf(name) === path) ?? [];
  const [first] = row ? positionalFields(row) : [];
  return first && (path === before.join(' ') || option === `--${optionName(first)}`) ? first.name : undefined;
}

const thingNamed = (tables: CommandTables, [name]: readonly string[]) =>
  Object.keys(tables.index()).find((thing) => kebab(thing) === name);

/** Reads the first page of a list, or what is stored of it. */
async function idsOf(
  context: CompletedContext,
  thing: string,
  list: CommandRow,
  maxWaitMs: number,
): Promise<readonly KnownId[]> {
  const { reelsheet, url, key, defaults } = await connect(context, {});
  const needed = list.fields.filter((field) => field.needed).map(({ name }) => name);
  if (needed.some((name) => defaults[name] === undefined)) return [];
  const fields = Object.fromEntries(needed.map((name) => [name, defaults[name]]));
  const identity = createHash('sha256').update(JSON.stringify([url, key, thing, fields]));
  const path = join(cacheFolder(context), 'ids', `${identity.digest('hex').slice(0, 32)}.json`);
  const stored = readPrivate(path) as StoredIds | undefined;
  if (stored && Date.now() < stored.readAt + FRESH_MS) return stored.ids;
  const options = { signal: AbortSignal.timeout(maxWaitMs), maxRetries: 0 };
  const page = await callNamed(reelsheet, `${thing}.list`, fields, options);
  const items = list.items ? (page as Readonly<Record<string, unknown>>)[list.items] : page;
  const ids = (items as readonly ListedItem[]).slice(0, MAX_IDS).map(knownId);
  writePrivate(path, { readAt: Date.now(), ids } satisfies StoredIds);
  return ids;
}

/** An item of any list, as far as a shell shows it. */
interface ListedItem {
  readonly id: number | string;
  readonly title?: string | null;
  readonly name?: string | null;
}

const knownId = ({ id, title, name }: ListedItem): KnownId => ({
  value: String(id),
  name: printable(title ?? name ?? '').replaceAll(/\s+/g, ' '),
});
