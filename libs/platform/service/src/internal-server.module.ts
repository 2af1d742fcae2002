import { Module, type DynamicModule } from '@nestjs/common';
import { Metrics } from '@reelsheet/platform-telemetry';
import { InternalServer } from './internal-server.js';
import { internalPortOf, type ServiceProcess } from './service-process.js';

@Module({})
export class InternalServerModule {
  /** Without a port of its own there is no server, and the process shows everything on its only port. */
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
