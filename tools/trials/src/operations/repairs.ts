import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { agentDeleted } from '@reelsheet/contracts';
import { temporaryFolder } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { BackgroundLoad } from '../support/background-load.js';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { operate, statusOf } from '../support/operator.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const DEAD_LETTERS = 4;
const TASKS = 4;
const PACE = { callsPerSecond: 10, roundEveryMs: 1_000 };

/** Operator commands on a fleet that continues to work. */
export const repairs: Trial = {
  shows:
    'dead letters and failed tasks are listed, retried and dropped, and a backup is created, while the fleet works',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const load = await BackgroundLoad.start(fleet, receiver, PACE);
    const tenant = await newTenant(fleet.file);
    await repairDeadLetters(trial, fleet, tenant);
    await repairTasks(trial, fleet, tenant);
    await backUp(trial, fleet);
    for (const command of ['ledger', 'sealed'])
      trial.figure(`exit code of ${command}`, await statusOf(fleet, command), { exactly: 0 });
    for (const args of [
      ['nothing'],
      ['dead-letters', 'drop', 'nobody', 'all'],
      ['tasks', 'drop', 'base', 'x'],
      ['restore', '/tmp'],
    ])
      trial.figure(`exit code of ${args.join(' ')}`, await statusOf(fleet, ...args), { exactly: 2 });
    await load.stop();
    trial.none('rejected requests', load.rejected);
    trial.figure('calls without a response', load.lost, { exactly: 0 });
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

interface DeadLetter {
  readonly id: string;
  readonly message_id: string;
}

/** Sends invalid messages to agent and core, which store them as dead letters, and repairs these. */
async function repairDeadLetters(trial: TrialRun, fleet: OwnFleet, { agentId, organizationId }: Tenant): Promise<void> {
  const deadLetters = () => queryRows<DeadLetter>(fleet, `SELECT id, message_id FROM agent.dead_letter ORDER BY id`);
  const ids = Array.from({ length: DEAD_LETTERS }, () => randomUUID());
  for (const id of ids)
    await queryRows(fleet, `INSERT INTO base.outbox (id, subject, payload, pending) VALUES ($1, $2, '{}', '{agent}')`, [
      id,
      agentDeleted.subject,
    ]);
  const listed = async () => (await operate(fleet, 'dead-letters')).length - 1;
  await waitUntil('they are dead letters', async () => (await listed()) === 2 * DEAD_LETTERS);

  const [first, second] = await deadLetters();
  trial.note((await operate(fleet, 'dead-letters', 'drop', 'agent', first!.id)).join('; '));
  trial.figure('dead letters after one is dropped', (await deadLetters()).length, { exactly: DEAD_LETTERS - 1 });
  trial.figure('exit code of dropping it again', await statusOf(fleet, 'dead-letters', 'drop', 'agent', first!.id), {
    exactly: 1,
  });

  // A message that is still invalid becomes a dead letter again.
  await operate(fleet, 'dead-letters', 'requeue', 'agent', second!.id);
  const isBack = async () =>
    (await deadLetters()).some(({ id, message_id }) => message_id === second!.message_id && id !== second!.id);
  await waitUntil('it is a dead letter again', isBack);

  // The cause is fixed: from now on, the messages name an agent.
  await queryRows(fleet, `UPDATE agent.dead_letter SET payload = $1`, [
    JSON.stringify({ id: agentId, uuid: randomUUID(), organization_id: organizationId }),
  ]);
  trial.note((await operate(fleet, 'dead-letters', 'requeue', 'agent', 'all')).join('; '));
  const received = `SELECT FROM agent.inbox WHERE message_id = ANY($1)`;
  await waitUntil(
    'they are processed',
    async () => (await queryRows(fleet, received, [ids])).length === DEAD_LETTERS - 1,
  );
  trial.figure('dead letters after all are requeued', (await deadLetters()).length, { exactly: 0 });
  trial.figure('listed dead letters of the other service', await listed(), { exactly: DEAD_LETTERS });
  trial.note((await operate(fleet, 'dead-letters', 'drop', 'core', 'all')).join('; '));
  trial.note((await operate(fleet, 'dead-letters')).join('; '));
}

/** Adds failed tasks for mails, lists them, and retries and drops them. */
async function repairTasks(trial: TrialRun, fleet: OwnFleet, { organizationId }: Tenant): Promise<void> {
  const failed = () => queryRows<{ id: string }>(fleet, `SELECT id FROM base.task WHERE status = 'failed' ORDER BY id`);
  const add = (key: string | null) =>
    queryRows(
      fleet,
      `INSERT INTO base.task (kind, organization_id, key, payload, due_at, status, failed_reason)
       VALUES ('trial', $1, $2, '{}', NULL, 'failed', 'on trial')`,
      [organizationId, key],
    );
  for (let made = 0; made < TASKS; made += 1) await add(null);
  trial.figure('listed tasks', (await operate(fleet, 'tasks')).length - 1, { exactly: TASKS });
  const [first, second] = await failed();
  trial.note((await operate(fleet, 'tasks', 'drop', 'base', first!.id)).join('; '));
  trial.figure('tasks after one is dropped', (await failed()).length, { exactly: TASKS - 1 });
  trial.figure('exit code of dropping it again', await statusOf(fleet, 'tasks', 'drop', 'base', first!.id), {
    exactly: 1,
  });
  await operate(fleet, 'tasks', 'retry', 'base', second!.id);
  const attempted = `SELECT FROM base.task WHERE id = $1 AND attempt > 0`;
  await waitUntil(
    'a worker has attempted it again',
    async () => (await queryRows(fleet, attempted, [second!.id])).length === 1,
  );

  // Several tasks with the same key are retried as one.
  for (let made = 0; made < 3; made += 1) await add('the same');
  trial.note((await operate(fleet, 'tasks', 'retry', 'base', 'all')).join('; '));
  const named = await queryRows(fleet, `SELECT FROM base.task WHERE key = 'the same'`);
  trial.figure('tasks with one key after all are retried', named.length, { exactly: 1 });
  trial.none('tasks that are still failed', await failed());
  await queryRows(fleet, `UPDATE base.task SET status = 'failed', due_at = NULL WHERE kind = 'trial'`);
  trial.note((await operate(fleet, 'tasks', 'drop', 'base', 'all')).join('; '));
  trial.none('remaining tasks', await failed());
}

async function backUp(trial: TrialRun, fleet: OwnFleet): Promise<void> {
  const folder = temporaryFolder();
  trial.afterwards(async () => rmSync(folder, { recursive: true, force: true }));
  for (let made = 0; made < 3; made += 1) trial.note((await operate(fleet, 'backup', folder)).join('; '));
  const made = () => readdirSync(folder).filter((name) => name.endsWith('Z'));
  const newest = join(folder, made().toSorted().at(-1)!);
  trial.figure('exit code of verifying a backup of the running fleet', await statusOf(fleet, 'verify', newest), {
    exactly: 0,
  });
  trial.figure('exit code of restoring into the running fleet', await statusOf(fleet, 'restore', newest, '--yes'), {
    exactly: 1,
  });
  trial.note((await operate(fleet, 'purge', folder, '1')).join('; '));
  trial.figure('retained backups', made().length, { exactly: 1 });
  trial.figure('exit code of verifying the newest backup', await statusOf(fleet, 'verify', newest), { exactly: 0 });
}
