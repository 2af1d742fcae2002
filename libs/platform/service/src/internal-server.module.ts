import { Module, type DynamicModule } from '@nestjs/common';
import { Metrics } from '@reelsheet/platform-telemetry';
import { InternalServer } from './internal-server.js';
import { internalPortOf, type ServiceProcess } from './service-process.js';

@Module({})
export class InternalServerModule {
  /** A process without an internal port has no such server and shows everything on its only port. */
  static forProcess(process: ServiceProcess): DynamicModule {
    const port = internalPortOf(process);
    if (port === undefined) return { module: InternalServerModule };
    const useFactory = (metrics: Metrics) => new InternalServer(metrics, { host: process.config.HOST, port });
    return {
      module: InternalServerModule,
      providers: [{ provide: InternalServer, inject: [Metrics], useFactory }],
    };
  }
}
