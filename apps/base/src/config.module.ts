import { Global, Module, type DynamicModule } from '@nestjs/common';
import { BaseConfig } from './base.config.js';

@Global()
@Module({})
export class ConfigModule {
  static with(config: BaseConfig): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: BaseConfig, useValue: config }], exports: [BaseConfig] };
  }
}
