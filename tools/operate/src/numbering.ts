import type { Client } from 'pg';
import { sequencesOf, type Sequence } from './archive/schemas.js';
import { UsageError, type Command } from './command.js';
import { withDatabase } from './installation.js';

/** Number of installations between which organizations can be moved, and the distance between two ids of one. */
export const MAX_INSTALLATIONS = 1_000;

/** Ids of migrations never leave their installation. */
const MIGRATIONS = 'migration_id_seq';

export interface NumberedSequence extends Sequence {
  readonly increment: string;
}

/** Returns the sequences of ids that rows carry to another installation. */
export async function numberedSequences(client: Client): Promise<NumberedSequence[]> {
  const sequences = (await sequencesOf(client)).filter(({ name }) => name !== MIGRATIONS);
  const { rows } = await client.query<{ name: string; increment: string }>(
    `SELECT schemaname || '.' || sequencename AS name, increment_by::text AS increment FROM pg_sequences`,
  );
  const increments = new Map(rows.map(({ name, increment }) => [name, increment]));
  return sequences.map((each) => ({ ...each, increment: increments.get(`${each.schema}.${each.name}`)! }));
}

/** Returns the number of the installation whose ids the sequence gives; undefined before it has one. */
export function numberOf({ increment, value }: NumberedSequence): number | undefined {
  return increment === String(MAX_INSTALLATIONS) ? Number(BigInt(value) % BigInt(MAX_INSTALLATIONS)) : undefined;
}

/** Returns the first id from `min` on that an installation may give. */
export function nextId(number: number, min: bigint): bigint {
  const distance = BigInt(MAX_INSTALLATIONS);
  const id = min - (min % distance) + BigInt(number);
  return id >= min ? id : id + distance;
}

/** Lets a sequence give ids of this installation from now on, all of them at least `min`. */
export async function restartAt(
  client: Client,
  { schema, name }: Sequence,
  number: number,
  min: bigint,
): Promise<void> {
  await client.query(
    `ALTER SEQUENCE ${schema}."${name}" INCREMENT BY ${MAX_INSTALLATIONS} RESTART WITH ${nextId(number, min)}`,
  );
}

/** Gives an installation its number. The sequences change together, and no id is given while they do. */
async function numberAll(client: Client, number: number, from: bigint): Promise<string> {
  await client.query('BEGIN');
  const sequences = await numberedSequences(client);
  for (const sequence of sequences) {
    const given = BigInt(sequence.value) + (sequence.isCalled ? 1n : 0n);
    if (numberOf(sequence) === number && given >= from) continue;
    await restartAt(client, sequence, number, given > from ? given : from);
  }
  await client.query('COMMIT');
  return `${sequences.length} sequences give ids that end in ${String(number).padStart(3, '0')}`;
}

export const numberInstallation: Command = {
  takes: '<number> [--from <id>]',
  does:
    'lets an installation give only ids that end in its number, from 0 to 999, so that organizations can be moved ' +
    'between it and others. `--from` starts above the ids that an older installation has given',
  prints: 'the number of sequences',
  fails: 'never',
  async run([number, option, from], installation, print) {
    if (!/^\d{1,3}$/.test(number ?? '')) throw new UsageError('the number must be from 0 to 999');
    if (option !== undefined && option !== '--from') throw new UsageError(`unknown option ${option}`);
    if (option !== undefined && !/^[1-9]\d{0,14}$/.test(from ?? '')) throw new UsageError('the first id is missing');
    print(await withDatabase(installation(), (client) => numberAll(client, Number(number), BigInt(from ?? 1))));
    return true;
  },
};
