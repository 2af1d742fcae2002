import type { Role } from '@reelsheet/kernel';
import { eventually, storedIn } from '@reelsheet/testing';
import type pg from 'pg';
import type { BaseUnderTest, Person } from './harness.js';
import { SheetUser } from './sheet-user.js';

/** Part of all texts in a fixture, so that a leak is recognized. */
export const GUARDED = 'Guarded';

/** An organization with one record of each kind. */
export interface AccessFixture {
  readonly owner: Person;
  /** User id of a viewer. */
  readonly memberId: number;
  readonly organizationId: number;
  readonly agentId: number;
  readonly keyId: number;
  readonly sessionId: string;
  /** Id of a second factor of the owner. */
  readonly factorId: string;
  readonly sheetId: number;
  readonly rowId: number;
  readonly columnId: number;
  readonly cellId: number;
  readonly layerId: number;
  readonly generationId: number;
  readonly previewId: number;
  readonly batchId: number;
  readonly viewId: number;
  readonly resourceId: number;
  readonly folderId: number;
  readonly renderJobId: number;
  readonly monitoringId: number;
  readonly accountId: number;
  readonly postId: number;
  readonly templateId: number;
  readonly deliveryId: number;
  readonly invitationId: number;
}

export async function buildFixture(base: BaseUnderTest, admin: pg.Client): Promise<AccessFixture> {
  const owner = await base.person();
  const { body: organization } = await base.call('POST', '/organizations', {
    key: owner.key,
    body: { organization: { name: `${GUARDED} studio` } },
  });
  await base.grant(organization.id, 1_000);
  const { body } = await base.call('POST', '/agents', {
    key: owner.key,
    body: { organization_id: organization.id, agent: { name: `${GUARDED} agent` } },
  });
  const agentId: number = body.agent.id;
  const sheet = await buildSheet(base, owner, agentId, body.agent.uuid);
  const [key] = (await base.call('GET', '/persisted_tokens', { key: owner.key })).body;
  const [session] = (await base.call('GET', '/auth/sessions', { bearer: owner.bearer })).body;
  const member = await joinAs(base, { owner, organizationId: organization.id }, 'viewer');
  return {
    owner,
    memberId: member.id,
    agentId,
    organizationId: organization.id,
    keyId: key!.id,
    sessionId: session!.id,
    factorId: await buildSecondFactor(admin, owner.id),
    ...sheet,
    ...(await buildRecords(admin, { agentId, organizationId: organization.id, ...sheet })),
    invitationId: await buildInvitation(admin, organization.id, owner.id),
  };
}

async function buildSheet(base: BaseUnderTest, { key }: Person, agentId: number, agentUuid: string) {
  const user = new SheetUser(base, { key, agentId, agentUuid });
  const sheet = await user.sheet([`${GUARDED} column`], 1);
  const {
    spreadsheet_rows: [row],
    spreadsheet_columns: [column],
  } = await sheet.read();
  const [cell] = row!.spreadsheet_cells;
  const { body: layer } = await sheet.call('POST', `/cells/${cell!.id}/layers`, {
    video_layer: { name: `${GUARDED} layer`, type: 'text' },
  });
  return {
    sheetId: sheet.id,
    rowId: row!.id,
    columnId: column!.id,
    cellId: cell!.id,
    layerId: layer.id,
  };
}

type Owned = Pick<AccessFixture, 'agentId' | 'organizationId' | 'sheetId' | 'cellId'>;

/** Inserts records that only vendors' results create. */
async function buildRecords(admin: pg.Client, { agentId, organizationId, sheetId, cellId }: Owned) {
  const insert = async (sql: string, ...values: unknown[]) =>
    Number((await admin.query(`${sql} RETURNING id`, values)).rows[0].id);
  const ids = [organizationId, agentId, sheetId, cellId];
  await insert(
    `INSERT INTO post_plan (sheet_id, content)
     VALUES ($1, '{"targets": [{"platform": "microblog", "accountId": null, "content": {"description": "${GUARDED}"}}],
     "files": {"video": null, "cover": null}, "timing": {"type": "slots"}, "requiresApproval": true}')`,
    sheetId,
  );
  return {
    generationId: await insert(
      `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, user_job_type, status, due_at, input,
       model, estimate, result)
       VALUES ($1, $2, $3, $4, 'text_generation', 'stopped', NULL, '{}', 'm', 0, '"${GUARDED} text"')`,
      ...ids,
    ),
    previewId: await insert(
      `INSERT INTO generation (organization_id, agent_id, user_job_type, status, due_at, input, model, estimate,
       failed_reason)
       VALUES ($1, $2, 'voice_preview', 'failed', NULL, '{}', 'm', 0, '${GUARDED} reason')`,
      ...ids.slice(0, 2),
    ),
    batchId: await insert(
      `INSERT INTO batch (organization_id, agent_id, sheet_id, status, total) VALUES ($1, $2, $3, 'stopped', 1)`,
      ...ids.slice(0, 3),
    ),
    viewId: await insert(
      `INSERT INTO saved_view (sheet_id, name, definition) VALUES ($1, '${GUARDED} view',
       '{"match": "all", "filters": [], "sorts": [], "columns": [], "tall_rows": false}')`,
      sheetId,
    ),
    renderJobId: await insert(
      `WITH video AS (
         INSERT INTO content_resource (organization_id, agent_id, sheet_id, key, url, file_name, content_type,
         object_type, byte_size)
         VALUES ($1, $2, $3, gen_random_uuid()::text, 'https://example.com/a.mp4', '${GUARDED}.mp4', 'video/mp4',
         'video', 1) RETURNING id)
       INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, input, status, due_at, estimate,
       content_resource_id)
       SELECT $1, $2, $3, $4, '{}', 'completed', NULL, 0, id FROM video`,
      ...ids,
    ),
    monitoringId: await insert(
      `INSERT INTO monitoring (organization_id, agent_id, platform, type, value, days, max_results, monitoring,
       comment_monitoring)
       VALUES ($1, $2, 'shortvideo', 'keyword', '${GUARDED}', 0, 5, false, false)`,
      ...ids.slice(0, 2),
    ),
    resourceId: await insert(
      `WITH inspected AS (INSERT INTO media_inspection (key) VALUES (gen_random_uuid()::text) RETURNING key)
       INSERT INTO content_resource (organization_id, agent_id, sheet_id, key, url, file_name, content_type,
       object_type, byte_size)
       SELECT $1, $2, $3, key, 'https://example.com/media/' || key || '.png', '${GUARDED}.png', 'image/png',
       'image', 1 FROM inspected`,
      ...ids.slice(0, 3),
    ),
    folderId: await insert(`INSERT INTO asset_folder (agent_id, name) VALUES ($1, '${GUARDED} folder')`, agentId),
    accountId: await insert(
      `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until,
       connected_at)
       VALUES ($1, 'shortvideo', gen_random_uuid()::text, '${GUARDED}', '${GUARDED}', 'sealed', now(), now())`,
      agentId,
    ),
    templateId: await insert(
      `INSERT INTO template (organization_id, slug, title, description, content)
       VALUES ($1, 'guarded', '${GUARDED}', '${GUARDED}', '{"columns": []}')`,
      organizationId,
    ),
    deliveryId: await insert(
      `WITH endpoint AS (INSERT INTO webhook_endpoint (agent_id, kind) VALUES ($2, 'webhook') RETURNING id)
       INSERT INTO webhook_delivery (organization_id, agent_id, endpoint_id, message_id, type, body, status, due_at)
       SELECT $1, $2, id, 'msg_1', 'test', '{"data": "${GUARDED}"}', 'completed', NULL FROM endpoint`,
      organizationId,
      agentId,
    ),
    postId: await insert(
      `INSERT INTO post (agent_id, schedule_type, scheduled_time, requested, strict, content, skipped)
       VALUES ($1, 'specific_time', now() + interval '1 year', '{shortvideo}', false,
       '{"description": "${GUARDED}"}', '[]')`,
      agentId,
    ),
  };
}

/** Inserts a second factor that is not confirmed, because a confirmed one changes how its user signs in. */
async function buildSecondFactor(admin: pg.Client, userId: number): Promise<string> {
  const { rows } = await admin.query(
    `INSERT INTO second_factor (id, user_id, kind, name) VALUES (gen_random_uuid(), $1, 'totp', '${GUARDED} app')
     RETURNING id`,
    [userId],
  );
  return rows[0].id as string;
}

/** Inserts an invitation, which only exists when addresses are proved. */
async function buildInvitation(admin: pg.Client, organizationId: number, inviterId: number): Promise<number> {
  const { rows } = await admin.query(
    `INSERT INTO invitation (organization_id, email, role, inviter_id, hash, expires_at)
     VALUES ($1, 'guest@example.com', 'viewer', $2, sha256(gen_random_uuid()::text::bytea),
     now() + interval '7 days') RETURNING id`,
    [organizationId, inviterId],
  );
  return Number(rows[0].id);
}

/** Creates a user who joins the organization with this role. */
export async function joinAs(
  base: BaseUnderTest,
  { owner, organizationId }: Pick<AccessFixture, 'owner' | 'organizationId'>,
  role: Role,
): Promise<Person> {
  const person = await base.person();
  await base.call('POST', `/organizations/${organizationId}/members`, {
    key: owner.key,
    body: { email: person.email, role },
  });
  return person;
}

/**
 * Returns everything that base has stored, except post targets, which change over time. Waits until the rows of changed
 * sheets were compared and members are notified.
 */
export async function stored(admin: pg.Client) {
  await eventually(async () => {
    const { rowCount } = await admin.query(
      `SELECT FROM input_change UNION ALL SELECT FROM notification_occurrence
       UNION ALL SELECT FROM task WHERE kind IN ('compare_inputs', 'deliver_notifications')`,
    );
    if (rowCount !== 0) throw new Error('tasks have not ended yet');
  });
  return storedIn(admin, 'base', ['post_target']);
}
