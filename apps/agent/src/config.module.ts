import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AgentConfig } from './agent.config.js';

@Global()
@Module({})
export class ConfigModule {
  static with(config: AgentConfig): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: AgentConfig, useValue: config }], exports: [AgentConfig] };
  }
}
