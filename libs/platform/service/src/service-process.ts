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
