import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES, type Service } from '@reelsheet/contracts';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { waitUntil } from '../support/database.js';
import { newTenant } from '../support/tenant.js';
import type { Trial } from '../trial.js';

const NAMED = 'a vendor is not set up';
const NOT_SET_UP = '501 vendor_not_set_up';

interface Call {
  readonly path: string;
  readonly body: object;
}

/** Starts a process of each service without access to any vendor. */
export const withoutVendors: Trial = {
  shows: 'services without vendors start, log each missing vendor once, and return 501 for what needs one',
  async run(trial) {
    const fleet = await trial.fleet();
    const { agentId, agentUuid, sheetId, cellIds, key } = await newTenant(fleet.file);
    const services = new Map<Service, string>();
    for (const service of SERVICES) {
      const vendors = vendorsOf(fleet, service);
      const environment = Object.fromEntries([...vendors.values()].flat().map((name) => [name, '']));
      const { origin } = await fleet.replica(service, environment);
      services.set(service, `${origin}/v1`);
      const named = () => namedBy(fleet.path(`logs/${service}-${new URL(origin).port}.log`));
      await waitUntil('it has logged them', async () => named().length >= vendors.size).catch(() => undefined);
      trial.note(`${service}: ${named().join(', ') || 'needs no vendor'}`);
      trial.none(`vendors that ${service} does not log exactly once`, differing([...vendors.keys()], named()));
    }

    const call = async (service: Service, { path, body }: Call) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      const answer = await fetch(`${services.get(service)}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { error_code: code } = (await answer.json()) as { error_code?: string };
      return `${answer.status} ${code ?? ''}`;
    };
    const cell = `/vidsheet/${sheetId}/cells/${cellIds[0]}/generate?agent_id=${agentId}`;
    const order = (generation_type: string) => ({
      path: cell,
      body: { generation_type, data: { prompt: 'A calm sea' } },
    });
    const requests: readonly (readonly [Service, Call])[] = [
      ['base', order('text')],
      ['base', order('image_from_text')],
      ['base', order('video_from_text')],
      ['base', { path: `/agents/${agentId}/social_accounts/shortvideo/connect`, body: {} }],
      ['base', { path: `/agents/${agentId}/voice/design/generate-script`, body: {} }],
      ['agent', { path: '/agent/run', body: { agent_id: agentUuid, message: 'Hello' } }],
      ['agent', { path: '/agent/research', body: { agent_id: agentUuid, topic: 'rye' } }],
      [
        'core',
        {
          path: `/agents/${agentUuid}/watchlists`,
          body: { name: 'Calm', sources: [{ platform: 'shortvideo', target_type: 'account', target_value: 'calm' }] },
        },
      ],
    ];
    const wrong: string[] = [];
    for (const [service, request] of requests) {
      const response = await call(service, request);
      if (response !== NOT_SET_UP) wrong.push(`${service} ${request.path}: ${response}`);
    }
    trial.none(`of ${requests.length} requests, those that are not rejected with ${NOT_SET_UP}`, wrong);
    const models = await (await fetch(`${services.get('base')}/models`, { headers: { 'x-api-key': key } })).json();
    const types = (models as { models: { generation_type: string }[] }).models.map((each) => each.generation_type);
    trial.note(`remaining models: ${types.join(', ') || 'none'}`);
    trial.none(
      'models of missing vendors',
      types.filter((type) => type !== 'audio_generation'),
    );
  },
};

/** Returns the vendors of a service with the settings that each needs, from the settings reference. */
function vendorsOf(fleet: OwnFleet, service: Service): Map<string, string[]> {
  const page = readFileSync(join(fleet.settings.root, 'docs/reference/settings.md'), 'utf8');
  const section = page.split(`\n## ${service}\n`)[1]!.split('\n#')[0]!;
  const vendors = new Map<string, string[]>();
  for (const [, name, vendor] of section.matchAll(/^\| `(\w+)` \|.* without it `(.+?)` is not set up/gm))
    vendors.set(vendor!, [...(vendors.get(vendor!) ?? []), name!]);
  return vendors;
}

function namedBy(log: string): string[] {
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter((line) => line.includes(NAMED)).map((line) => (JSON.parse(line) as { vendor: string }).vendor);
}

function differing(expected: readonly string[], found: readonly string[]): string[] {
  const times = (vendor: string) => found.filter((each) => each === vendor).length;
  return [...new Set([...expected, ...found])].filter((vendor) => times(vendor) !== 1 || !expected.includes(vendor));
}
