import type { Service } from '@reelsheet/contracts';
import type { ServiceConfig } from '@reelsheet/platform-config';
import type { Logger } from '@reelsheet/platform-telemetry';

/**
 * One running process of a service: `http` answers callers and other services, `worker` runs jobs
 * and consumes events.
 */
export interface ServiceProcess<C extends ServiceConfig = ServiceConfig> {
  readonly service: Service;
  readonly role: 'http' | 'worker';
  readonly config: C;
  readonly logger: Logger;
}

/** Returns the address at which callers reach the service. */
export function publicUrlOf({ service, config }: Pick<ServiceProcess, 'service' | 'config'>): string {
  const { BASE_URL: base, AGENT_URL: agent, CORE_URL: core, UPLOAD_URL: upload } = config;
  return { base, agent, core, upload }[service];
}
