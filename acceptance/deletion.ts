import { createHash } from 'node:crypto';
import { eventually } from '@reelsheet/testing';
import type { Fleet } from './fleet.js';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Furnished {
  readonly organizationId: number;
  /** One address at each of the four services that shows something of it. */
  readonly traces: readonly string[];
}

/** An organization that has left something at every service. */
export async function furnish(fleet: Fleet): Promise<Furnished> {
  const { base_url, agent_url, core_url, operator_key } = fleet.file;
  const { id: organization_id } = await say(fleet, 'POST', `${base_url}/organizations`, {
    organization: { name: 'Short-lived' },
  });
  const grant = { organization_id, amount: 100, reason: 'acceptance', idempotency_key: `deletion:${organization_id}` };
  await fleet.call('POST', `${base_url}/operator/credit_grants`, {
    headers: { 'X-Operator-Key': operator_key },
    body: grant,
  });
  const { agent } = await say(fleet, 'POST', `${base_url}/agents`, { organization_id, agent: { name: 'Passing' } });
  const url = await picture(fleet, agent.id);
  const core = `${core_url}/agents/${agent.id}/core`;
  await eventually(() => say(fleet, 'PATCH', core, { brand_name: 'Passing' }), { timeout: 20_000 });
  const { run_id } = await eventually(
    () => say(fleet, 'POST', `${agent_url}/agent/run`, { agent_id: agent.id, message: 'Find ideas about herbs' }),
    { timeout: 20_000 },
  );
  return {
    organizationId: organization_id,
    traces: [`${base_url}/agents/${agent.id}`, core, `${agent_url}/agent/runs/${run_id}`, url],
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
  const { signed_id, direct_upload } = await say(fleet, 'POST', `${fleet.file.base_url}/direct_upload`, { blob });
  await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: PICTURE });
  const { content_resource } = await say(
    fleet,
    'POST',
    `${fleet.file.base_url}/content_resources?agent_id=${agentId}`,
    { content_resource: { file: signed_id } },
  );
  return content_resource.url;
}

async function say(fleet: Fleet, method: string, url: string, body: object): Promise<any> {
  const answer = await fleet.call(method, url, { key: fleet.file.api_key, body });
  if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
