import { Global, Module, type DynamicModule } from '@nestjs/common';
import { UploadConfig } from './upload.config.js';

@Global()
@Module({})
export class ConfigModule {
  static with(config: UploadConfig): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: UploadConfig, useValue: config }], exports: [UploadConfig] };
  }
}
