import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { Metrics } from './metrics.js';
import { recordVendorCalls } from './vendor-calls.js';

/** DI token of the service's logger. */
export const LOGGER = Symbol('logger');

@Global()
@Module({})
export class TelemetryModule {
  /** Must be created first: vendor clients announce themselves once, when they are constructed. */
  static forService(service: string, logger: Logger, role = 'http'): DynamicModule {
    const metrics = new Metrics(service, role);
    recordVendorCalls(metrics);
    return {
      module: TelemetryModule,
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: Metrics, useValue: metrics },
      ],
      exports: [LOGGER, Metrics],
    };
  }
}
