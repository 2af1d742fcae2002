import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readBalance } from '@reelsheet/contracts';
import { callAs, eventually } from '@reelsheet/testing';
import { DataSource } from 'typeorm';
import type { Person } from '../support/harness.js';
import { AgentFixture, type Creator, type Sheet } from '../support/agent-fixture.js';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Names of columns that contain the owner of a row. */
const OWNERS = ['organization_id', 'agent_id', 'sheet_id'];

describe('deleting an organization', () => {
  let fixture: AgentFixture;
  let owner: Person;

  beforeAll(async () => {
    fixture = await AgentFixture.start();
    owner = await fixture.base.person();
  });
  afterAll(() => fixture?.stop());

  const call = callAs('base', (key: string = owner.key) => ({ url: fixture.base.url, key }));
  const erase = (id: number, key = owner.key) => call('DELETE', `/organizations/${id}`, undefined, key);
  const rows = (sql: string, parameters: unknown[] = []): Promise<any[]> =>
    fixture.base.http.get(DataSource).query(sql, parameters);

  async function organization(name: string): Promise<number> {
    return (await call('POST', '/organizations', { organization: { name } })).body.id;
  }

  /** Creates an organization with credits, an agent, a sheet, and a picture with a public address. */
  async function createOrganizationWithData(
    name: string,
  ): Promise<Creator & { organizationId: number; sheet: Sheet; signedId: string; url: string }> {
    const organizationId = await organization(name);
    await fixture.base.grant(organizationId, 500);
    const { body } = await call('POST', '/agents', { organization_id: organizationId, agent: { name } });
    const creator = { ...owner, agentId: body.agent.id };
    const sheet = await fixture.sheet(creator);
    const signedId = await uploaded();
    return { ...creator, organizationId, sheet, signedId, url: await shown(creator.agentId, signedId) };
  }

  /** Uploads bytes that belong to their uploader and not to an organization. */
  async function uploaded(): Promise<string> {
    const blob = {
      filename: 'dot.png',
      byte_size: PICTURE.length,
      checksum: createHash('md5').update(PICTURE).digest('base64'),
      content_type: 'image/png',
    };
    const { body } = await call('POST', '/direct_upload', { blob });
    await fetch(body.direct_upload.url, { method: 'PUT', headers: body.direct_upload.headers, body: PICTURE });
    return body.signed_id;
  }

  const shown = async (agentId: number, file: string): Promise<string> =>
    (await call('POST', `/content_resources?agent_id=${agentId}`, { content_resource: { file } })).body.content_resource
      .url;

  const status = async (url: string) => (await fetch(url)).status;

  /** Returns the tables that still contain rows of the organization, its agents or its sheets. */
  async function leftovers(organizationId: number, agentIds: number[], sheetIds: number[]): Promise<string[]> {
    const owned: { table: string; column: string }[] = await rows(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = current_schema() AND column_name = ANY ($1)`,
      [OWNERS],
    );
    const ids: Record<string, number[]> = { organization_id: [organizationId], agent_id: agentIds, sheet_id: sheetIds };
    const found = await Promise.all(
      owned.map(async ({ table, column }) =>
        (await rows(`SELECT 1 FROM "${table}" WHERE ${column} = ANY ($1) LIMIT 1`, [ids[column]])).length > 0
          ? [table]
          : [],
      ),
    );
    return [
      ...new Set([
        ...found.flat(),
        ...(await rows(`SELECT 'organization' AS "table" FROM organization WHERE id = $1`, [organizationId])).map(
          ({ table }) => table,
        ),
      ]),
    ].sort();
  }

  async function remainsNothing(organizationId: number, sheetIds: number[], agentIds: number[]): Promise<void> {
    await eventually(async () => expect(await leftovers(organizationId, agentIds, sheetIds)).toEqual([]));
    expect(await rows(`SELECT FROM audit.entry WHERE organization_id = $1`, [organizationId])).toEqual([]);
  }

  const idsOf = async (organizationId: number) =>
    (await rows(`SELECT id::int FROM agent WHERE organization_id = $1`, [organizationId])).map(
      ({ id }) => id as number,
    );

  it('deletes all its data in base and upload, even during a running job', async () => {
    const { organizationId, sheet, url, ...creator } = await createOrganizationWithData('Full');
    const ordered = await fixture.generate(creator, sheet, 'PICTURE', 'image_from_text', { prompt: 'a calm lake' });
    const made = await fixture.ended(creator, ordered.body.generation_id);
    const running = await fixture.generate(creator, sheet, 'PICTURE', 'video_from_text', { prompt: 'waves' });
    expect(running.status).toBe(201);
    await call('POST', `/agents/${creator.agentId}/social_accounts/shortvideo/connect`, {});
    const agentIds = await idsOf(organizationId);
    const urls = [url, made.output_resources[0]!.url];
    for (const address of urls) expect(await status(address)).toBe(200);
    expect(await leftovers(organizationId, agentIds, [sheet.id])).toEqual(
      expect.arrayContaining([
        'agent',
        'cell',
        'content_resource',
        'credit_account',
        'credit_grant',
        'credit_hold',
        'generation',
        'ledger_entry',
        'organization',
        'sheet',
        'sheet_row',
        'social_connection',
      ]),
    );

    const answer = await erase(organizationId);
    expect(answer).toMatchObject({ status: 200, body: undefined });
    for (const path of [
      `/organizations/${organizationId}`,
      `/organizations/${organizationId}/credits`,
      `/agents/${creator.agentId}`,
      `/generations/${ordered.body.generation_id}`,
    ]) {
      expect((await call('GET', path)).status).toBe(404);
    }
    await remainsNothing(organizationId, [sheet.id], agentIds);
    for (const address of urls) await eventually(async () => expect(await status(address)).toBe(404));
    expect(await fixture.base.rpc.request(readBalance, { organization_id: organizationId })).toEqual({
      balance: 0,
      held: 0,
      available: 0,
    });
  });

  it('completes when an unavailable service is available again', async () => {
    const { organizationId, sheet, url } = await createOrganizationWithData('Interrupted');
    const agentIds = await idsOf(organizationId);
    await fixture.withoutUpload(async () => {
      expect((await erase(organizationId)).status).toBe(200);
      await remainsNothing(organizationId, [sheet.id], agentIds);
    });
    await eventually(async () => expect(await status(url)).toBe(404));
  });

  it('keeps files that another organization uses', async () => {
    const { organizationId, signedId, url } = await createOrganizationWithData('Sharing');
    const other = await createOrganizationWithData('Staying');
    expect(await shown(other.agentId, signedId)).toBe(url);
    const agentIds = await idsOf(organizationId);
    await erase(organizationId);
    await remainsNothing(organizationId, [], agentIds);
    expect(await status(url)).toBe(200);
    await erase(other.organizationId);
    await eventually(async () => expect(await status(url)).toBe(404));
  });

  it('happens once for concurrent requests', async () => {
    const id = await organization('Raced');
    const answers = await Promise.all(Array.from({ length: 6 }, () => erase(id)));
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 404, 404, 404, 404, 404]);
  });

  it('lets nobody join or create an agent there concurrently', async () => {
    const guest = await fixture.base.person();
    const id = await organization('Joined');
    const [deleted] = await Promise.all([
      erase(id),
      call('POST', `/organizations/${id}/members`, { email: guest.email, role: 'owner' }),
      call('POST', '/agents', { organization_id: id, agent: { name: 'Late' } }),
    ]);
    expect(deleted.status).toBe(200);
    expect((await call('GET', `/organizations/${id}`, undefined, guest.key)).status).toBe(404);
    await remainsNothing(id, [], []);
  });

  it('is restricted to owners and impossible for personal workspaces', async () => {
    const id = await organization('Kept');
    const manager = await fixture.base.person();
    await call('POST', `/organizations/${id}/members`, { email: manager.email, role: 'manager' });
    expect(await erase(id, manager.key)).toMatchObject({ status: 403, body: { error_code: 'forbidden' } });
    const outsider = await fixture.base.person();
    expect(await erase(id, outsider.key)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect(await erase(owner.personalId)).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    expect((await call('GET', `/organizations/${id}`)).status).toBe(200);
  });

  it('is recorded in the personal workspace of the user and remains there', async () => {
    const id = await organization('Remembered');
    await erase(id);
    const { body } = await call(
      'GET',
      `/organizations/${owner.personalId}/audit_log?action=organization.deleted&limit=1`,
    );
    expect(body.entries).toMatchObject([
      { target: `organization:${id}`, user_id: owner.id, detail: { name: 'Remembered' } },
    ]);
  });
});
