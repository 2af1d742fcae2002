import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { Clock, SystemClock } from '@reelsheet/kernel';
import { ServiceConfig } from '@reelsheet/platform-config';

/** Global, because the time and the settings, which are bound to their class and to what all services share, are the same for the whole process. */
@Global()
@Module({})
export class ProcessModule {
  static with(config: ServiceConfig): DynamicModule {
    const settings = config.constructor as Type<ServiceConfig>;
    return {
      module: ProcessModule,
      providers: [
        { provide: Clock, useClass: SystemClock },
        { provide: settings, useValue: config },
        { provide: ServiceConfig, useValue: config },
      ],
      exports: [Clock, settings, ServiceConfig],
    };
  }
}
