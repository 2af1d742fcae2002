import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { organizationNamed, UsageError, type Command } from './command.js';
import { withDatabase } from './installation.js';

/** Time for which the command waits for the worker of base. */
const WAIT_MS = 30_000;
const INTERVAL_MS = 200;

const CANDIDATE = `
  SELECT organization.deleted_at IS NULL AS is_active, organization.personal_user_id IS NOT NULL AS is_personal,
    user_account.id AS user_id, membership.user_id IS NOT NULL AS is_member
  FROM base.organization
  LEFT JOIN base.user_account ON lower(email) = lower($2)
  LEFT JOIN base.membership ON membership.organization_id = organization.id AND membership.user_id = user_account.id
  WHERE organization.id = $1`;

interface Candidate {
  readonly is_active: boolean;
  readonly is_personal: boolean;
  readonly user_id: string | null;
  readonly is_member: boolean;
}

/**
 * Schedules a task of base, because only base can sign the entry of the audit log and announce the share to the other
 * services.
 */
export const setFounder: Command = {
  takes: '<organization_id> <email>',
  does: 'makes a member the founder of an organization, whose share of workers, storage and requests it uses then',
  prints: '`the founder is changed`, or why not',
  fails:
    "the organization or user does not exist, the user is no member, it is a personal workspace, or base's " +
    'worker has not done it within 30 s',
  async run([id, email], installation, print) {
    const organizationId = organizationNamed(id);
    if (!email) throw new UsageError('name a member by the email address');
    return withDatabase(installation(), async (client) => {
      const { rows } = await client.query<Candidate>(CANDIDATE, [organizationId, email]);
      const obstacle = obstacleTo(rows[0]);
      if (obstacle) print(obstacle);
      return obstacle === undefined && change(client, { organizationId, founderId: Number(rows[0]!.user_id) }, print);
    });
  },
};

function obstacleTo(candidate: Candidate | undefined): string | undefined {
  if (!candidate?.is_active) return 'there is no such organization';
  if (candidate.is_personal) return 'it is a personal workspace, whose founder is its user';
  if (candidate.user_id === null) return 'no user has this address';
  return candidate.is_member ? undefined : 'the user is no member of the organization';
}

async function change(client: Client, payload: object, print: (line: string) => void): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO base.task (organization_id, kind, payload) VALUES (0, 'change_founder', $1) RETURNING id`,
    [JSON.stringify(payload)],
  );
  const { id } = rows[0]!;
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(INTERVAL_MS)) {
    const task = await client.query<{ status: string; failed_reason: string | null }>(
      `SELECT status, failed_reason FROM base.task WHERE id = $1`,
      [id],
    );
    const [left] = task.rows;
    if (!left) {
      print('the founder is changed');
      return true;
    }
    if (left.status === 'failed') {
      print(`task ${id} failed: ${left.failed_reason}`);
      return false;
    }
  }
  print(`base's worker has not done task ${id} yet, and will do it when it runs`);
  return false;
}
