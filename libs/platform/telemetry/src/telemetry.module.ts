import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Metrics } from './metrics.js';
import { recordVendorCalls } from './vendor-calls.js';

/** DI token of the service's logger. */
export const LOGGER = Symbol('logger');

/** DI token of the function that ends the recording of vendor calls. */
const END_RECORDING = Symbol('end of the recording of vendor calls');

@Global()
@Module({})
export class TelemetryModule implements OnApplicationShutdown {
  constructor(@Inject(END_RECORDING) private readonly endRecording: () => void) {}

  /** Must be created first: vendor clients announce themselves once, when they are constructed. */
  static forService(service: string, logger: Logger, role = 'http'): DynamicModule {
    const metrics = new Metrics(service, role);
    const endRecording = recordVendorCalls(metrics);
    return {
      module: TelemetryModule,
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: Metrics, useValue: metrics },
        { provide: END_RECORDING, useValue: endRecording },
      ],
      exports: [LOGGER, Metrics],
    };
  }

  onApplicationShutdown(): void {
    this.endRecording();
  }
}
