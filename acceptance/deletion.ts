import { createHash } from 'node:crypto';
import { dataOf, putSigned } from '@reelsheet/client';
import { eventually } from '@reelsheet/testing';
import type { Fleet } from './fleet.js';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface CreatedData {
  readonly organizationId: number;
  /** One URL at each of the four services that returns data of the organization. */
  readonly traces: readonly string[];
}

/** Creates an organization with data in every service. */
export async function createData(fleet: Fleet): Promise<CreatedData> {
  const { base_url, agent_url, core_url, operator_key } = fleet.file;
  const { base, agent: service, core } = fleet.clients;
  const organization = { name: 'Short-lived' };
  const { id: organization_id } = await dataOf(base.organizations.create({ body: { organization } }));
  const grant = { organization_id, amount: 100, reason: 'acceptance', idempotency_key: `deletion:${organization_id}` };
  const granting = { headers: { 'X-Operator-Key': operator_key }, body: grant };
  await dataOf(base.credits.grant(granting));
  const { agent } = await dataOf(base.agents.create({ body: { organization_id, agent: { name: 'Passing' } } }));
  const url = await picture(fleet, agent.id);
  const change = { path: { agent_id: agent.id }, body: { brand_name: 'Passing' } };
  await eventually(() => dataOf(core.agentCore.update(change)));
  const order = { body: { agent_id: agent.id, message: 'Find ideas about herbs' } };
  const { run_id } = await eventually(() => dataOf(service.runs.create(order)));
  return {
    organizationId: organization_id,
    traces: [
      `${base_url}/agents/${agent.id}`,
      `${core_url}/agents/${agent.id}/core`,
      `${agent_url}/agent/runs/${run_id}`,
      url,
    ],
  };
}

export const see = async (fleet: Fleet, traces: readonly string[]): Promise<number[]> =>
  Promise.all(traces.map(async (url) => (await fetch(url, { headers: { 'X-API-Key': fleet.file.api_key } })).status));

async function picture(fleet: Fleet, agentId: number): Promise<string> {
  const blob = {
    filename: 'dot.png',
    byte_size: PICTURE.length,
    checksum: createHash('md5').update(PICTURE).digest('base64'),
    content_type: 'image/png',
  };
  const { base } = fleet.clients;
  const { signed_id, direct_upload } = await dataOf(base.uploads.create({ body: { blob } }));
  const stored = await putSigned(direct_upload, PICTURE);
  if (!stored.ok) throw new Error(`the upload was answered with ${stored.status}: ${await stored.text()}`);
  const claim = { query: { agent_id: agentId }, body: { content_resource: { file: signed_id } } };
  const { content_resource } = await dataOf(base.files.create(claim));
  return content_resource.url;
}
