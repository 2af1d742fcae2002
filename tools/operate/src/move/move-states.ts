import type { Client } from 'pg';

/** Progress of a move at the installation that the organization leaves. */
export type LeavingState = 'waiting' | 'fenced' | 'left' | 'removed';
/** Progress at the installation where it arrives. */
export type ArrivingState = 'arrived' | 'active';

/** A schema of its own, which backups leave out, because it describes the installation. */
const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS operate;
  CREATE TABLE IF NOT EXISTS operate.move (
    organization_id bigint NOT NULL,
    direction text NOT NULL CHECK (direction IN ('out', 'in')),
    state text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (organization_id, direction)
  )`;

export async function prepareStates(client: Client): Promise<void> {
  await client.query(SCHEMA);
}

async function stateOf(client: Client, organizationId: number, direction: 'out' | 'in'): Promise<string | undefined> {
  const { rows } = await client.query<{ state: string }>(
    `SELECT state FROM operate.move WHERE organization_id = $1 AND direction = $2`,
    [organizationId, direction],
  );
  return rows[0]?.state;
}

export const leavingState = async (client: Client, organizationId: number) =>
  (await stateOf(client, organizationId, 'out')) as LeavingState | undefined;

export const arrivingState = async (client: Client, organizationId: number) =>
  (await stateOf(client, organizationId, 'in')) as ArrivingState | undefined;

async function setState(client: Client, organizationId: number, direction: string, state: string): Promise<void> {
  await client.query(
    `INSERT INTO operate.move (organization_id, direction, state) VALUES ($1, $2, $3)
     ON CONFLICT (organization_id, direction) DO UPDATE SET state = EXCLUDED.state, changed_at = now()`,
    [organizationId, direction, state],
  );
}

/** Joins the open transaction, if there is one, like {@link setArriving}. */
export async function setLeaving(client: Client, organizationId: number, state: LeavingState): Promise<void> {
  await setState(client, organizationId, 'out', state);
  await client.query(`DELETE FROM operate.move WHERE organization_id = $1 AND direction = 'in'`, [organizationId]);
}

export async function setArriving(client: Client, organizationId: number, state: ArrivingState): Promise<void> {
  await setState(client, organizationId, 'in', state);
  // An organization that comes back has not left any more.
  await client.query(`DELETE FROM operate.move WHERE organization_id = $1 AND direction = 'out'`, [organizationId]);
}

export async function forgetMove(client: Client, organizationId: number): Promise<void> {
  await client.query('DELETE FROM operate.move WHERE organization_id = $1', [organizationId]);
}
