import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { Clock, SystemClock } from '@reelsheet/kernel';
import { configClassesOf, type ServiceConfig } from '@reelsheet/platform-config';

/**
 * Global, because the clock and the settings are the same for the whole process. The settings can be injected by each
 * class they are composed of.
 */
@Global()
@Module({})
export class ProcessModule {
  static with(config: ServiceConfig): DynamicModule {
    const classes = configClassesOf(config.constructor as Type<ServiceConfig>);
    return {
      module: ProcessModule,
      providers: [
        { provide: Clock, useClass: SystemClock },
        ...classes.map((provide) => ({ provide, useValue: config })),
      ],
      exports: [Clock, ...classes],
    };
  }
}
