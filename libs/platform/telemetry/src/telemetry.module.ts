import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { Metrics } from './metrics.js';

/** DI token of the service's logger. */
export const LOGGER = Symbol('logger');

@Global()
@Module({})
export class TelemetryModule {
  static forService(service: string, logger: Logger): DynamicModule {
    return {
      module: TelemetryModule,
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: Metrics, useFactory: () => new Metrics(service) },
      ],
      exports: [LOGGER, Metrics],
    };
  }
}
