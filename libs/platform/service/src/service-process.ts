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
  /** URL of the generated OpenAPI document, which a process that answers callers shows. */
  readonly openApi?: URL;
}

/**
 * Returns the port of metrics and documentation of a process that answers callers; undefined if it shows them on its
 * only port, as a worker always does.
 */
export function internalPortOf({ role, config }: Pick<ServiceProcess, 'role' | 'config'>): number | undefined {
  return role === 'http' ? config.INTERNAL_PORT : undefined;
}

/** Returns the address at which callers reach the service. */
export function publicUrlOf({ service, config }: Pick<ServiceProcess, 'service' | 'config'>): string {
  const { BASE_URL: base, AGENT_URL: agent, CORE_URL: core, UPLOAD_URL: upload } = config;
  return { base, agent, core, upload }[service];
}
