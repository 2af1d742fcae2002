import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { SERVICES, type Service } from '@reelsheet/contracts';
import type { FleetFile } from '@reelsheet/tool-fleet';
import { callsOf } from '../../support/api-calls.js';
import { SteadyCallers } from '../../support/steady-callers.js';
import type { Tenant } from '../../support/tenant.js';

const CONCURRENCY = 8;
const SAMPLE_MS = 500;
const OK = 200;
/** The call of upload is for a file that does not exist. */
const NOT_FOUND = 404;
const PATHS = { base: 'base_url', agent: 'agent_url', core: 'core_url', upload: 'upload_url' } as const;

/**
 * Calls the services of a fleet file at a steady rate until its standard input ends, and then prints the number of
 * responses by status, the calls without the expected response, and when the last of them ended. It runs in the
 * network of the cluster. Its arguments are the path of the file and the calls of each service per second.
 */
const file = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as FleetFile & {
  tenant: Pick<Tenant, 'agentId' | 'agentUuid'>;
};
const started = SERVICES.map((service) => ({ service, callers: callersOf(service) }));
for (const { callers } of started) callers.start();
let last = 0;
let seen = 0;
const startedAt = performance.now();
const watch = setInterval(() => {
  const count = started.flatMap(unexpected).length;
  if (count > seen) last = (performance.now() - startedAt) / 1_000;
  seen = count;
}, SAMPLE_MS);
process.stdin.resume();
await once(process.stdin, 'end');
await Promise.all(started.map(({ callers }) => callers.stop()));
clearInterval(watch);
const statuses = started.flatMap(({ callers }) => [...callers.statuses]);
console.log(JSON.stringify({ statuses, unexpected: started.flatMap(unexpected), last }));

function callersOf(service: Service): SteadyCallers {
  const origins = new Set([new URL(file[PATHS[service]]).origin]);
  const pace = { perSecond: Number(process.argv[3]), concurrency: CONCURRENCY };
  return new SteadyCallers(origins, callsOf(file.tenant, service), file.api_key, pace);
}

function unexpected({ service, callers }: (typeof started)[number]): string[] {
  const expected = service === 'upload' ? NOT_FOUND : OK;
  const others = [...callers.statuses].filter(([status]) => status !== expected);
  const lines = others.flatMap(([status, count]) => Array.from({ length: count }, () => `${service}: ${status}`));
  const rejected = Array.from({ length: callers.rejected }, () => `${service}: connection rejected`);
  return [...lines, ...rejected, ...callers.lost.map((each) => `${service}: ${each}`)];
}
