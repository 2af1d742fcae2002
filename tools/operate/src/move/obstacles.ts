import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { migrationsOf } from '../archive/schemas.js';
import { MAX_INSTALLATIONS, numberedSequences, numberOf } from '../numbering.js';
import { OWNED_TABLES } from '../organization/map/organization-map.js';
import { namesIn } from '../organization/map/owned-table.js';
import { selectOwned } from '../organization/rows-sql.js';
import type { MovingInstallation } from './moving-installation.js';
import { movedCondition, MOVED_TABLES, TABLES_OF_FILES } from './moved-tables.js';
import { doublySourced } from './moved-sources.js';
import { takenUsers } from './moved-users.js';

/** The installations of a move, with a connection to each. */
export interface Ends {
  readonly organizationId: number;
  readonly source: Client;
  readonly target: Client;
  readonly from: MovingInstallation;
  readonly to: MovingInstallation;
}

/** Ids that one statement compares. */
const PORTION = 10_000;

/** Returns why the organization cannot be moved whole; empty if it can. Nothing has been changed. */
export async function obstaclesTo(ends: Ends): Promise<string[]> {
  const { source, target, organizationId } = ends;
  const { rows } = await source.query<{ is_personal: boolean }>(
    `SELECT personal_user_id IS NOT NULL AS is_personal FROM base.organization WHERE id = $1 AND deleted_at IS NULL`,
    [organizationId],
  );
  if (!rows[0]) return [`there is no organization ${organizationId}`];
  if (rows[0].is_personal) return ['it is a personal workspace, which stays with its user'];
  if (await isSameDatabase(source, target)) return ['both installations have the same database'];
  if (ends.from.files.name === ends.to.files.name)
    return [`both installations have the files in ${ends.to.files.name}`];
  if (!isDeepStrictEqual(await migrationsOf(source), await migrationsOf(target)))
    return ['the installations have different releases'];
  const numbering = await numberingObstacle(source, target);
  if (numbering) return [numbering];
  return [
    ...(await takenUsers(source, target, organizationId)).map((email) => `another user has the address of ${email}`),
    ...(await doublySourced(source, target, organizationId)).map((name) => `the source is scraped there too: ${name}`),
    ...(await takenIds(source, target, organizationId)),
    ...(await missingKeys(ends)),
  ];
}

async function isSameDatabase(source: Client, target: Client): Promise<boolean> {
  const identify = async (client: Client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT system_identifier || ' ' || current_database() AS id FROM pg_control_system()`,
    );
    return rows[0]!.id;
  };
  return (await identify(source)) === (await identify(target));
}

async function numberingObstacle(source: Client, target: Client): Promise<string | undefined> {
  const [there, here] = [await numbersOf(target), await numbersOf(source)];
  const [number, other] = [here[0], there[0]];
  if (here.length !== 1 || number === undefined) return `number this installation with number-installation`;
  if (there.length !== 1 || other === undefined) return `number the other installation with number-installation`;
  return number === other ? `both installations have the number ${number} of ${MAX_INSTALLATIONS}` : undefined;
}

async function numbersOf(client: Client): Promise<(number | undefined)[]> {
  return [...new Set((await numberedSequences(client)).map(numberOf))];
}

/** Rows from before the numbering may have ids that the other installation has given too. */
async function takenIds(source: Client, target: Client, organizationId: number): Promise<string[]> {
  const taken: string[] = [];
  const numbered = MOVED_TABLES.filter((name) => OWNED_TABLES[name]?.key === 'id' && !TABLES_OF_FILES.includes(name));
  for (const table of numbered) {
    const { rows } = await source.query<{ id: string }>(
      `SELECT id::text FROM ${table} WHERE ${movedCondition(table, organizationId)}`,
    );
    for (let at = 0; at < rows.length; at += PORTION) {
      const ids = rows.slice(at, at + PORTION).map(({ id }) => `'${id}'`);
      const { rows: found } = await target.query<{ id: string }>(
        `SELECT id::text FROM ${table} WHERE id IN (${ids.join(', ')}) LIMIT 1`,
      );
      taken.push(...found.map(({ id }) => `${table} ${id} exists there`));
    }
  }
  return taken;
}

/** Secrets and signatures stay as they are, so the other installation needs the keys with which they were made. */
async function missingKeys({ source, organizationId, from, to }: Ends): Promise<string[]> {
  const secrets = Object.entries(OWNED_TABLES).flatMap(([name, { secrets: columns }]) =>
    namesIn(columns).map((column) => selectOwned(name, `split_part("${column}", ':', 1) AS key`, organizationId)),
  );
  const members = selectOwned('base.membership', '"user_id"', organizationId);
  const { rows } = await source.query<{ key: string }>(
    [
      ...secrets,
      selectOwned('audit.entry', 'signed_with AS key', organizationId),
      selectOwned('audit.chain_start', 'signed_with AS key', organizationId),
      `SELECT split_part(sealed, ':', 1) FROM base.totp_secret JOIN base.second_factor ON id = factor_id
       WHERE user_id IN (${members})`,
    ].join(' UNION '),
  );
  const [here, there] = [keysIn(from.encryptionKeys), keysIn(to.encryptionKeys)];
  return rows
    .map(({ key }) => key)
    .filter((key) => key && (here.get(key) === undefined || here.get(key) !== there.get(key)))
    .map((key) => `ENCRYPTION_KEYS of the other installation lacks the key ${key} of this one`);
}

const keysIn = (setting: string) =>
  new Map(
    setting.split(',').map((entry) => {
      const colon = entry.indexOf(':');
      return [entry.slice(0, colon), entry.slice(colon + 1)] as const;
    }),
  );
