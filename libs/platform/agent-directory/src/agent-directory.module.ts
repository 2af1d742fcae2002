import { Global, Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { AgentDepartures } from './agent-departures.port.js';
import { KnownAgentConsumer } from './known-agent.consumer.js';
import { KnownAgentRepository } from './known-agent.repository.js';

/** The projection and its consumers; global, because the service's door looks agents up in it. */
@Global()
@Module({})
export class AgentDirectoryModule {
  /** `departures` says what becomes of the service's own records; `imports` are the modules it needs. */
  static forService(departures: Type<AgentDepartures>, imports: ModuleMetadata['imports'] = []): DynamicModule {
    return {
      module: AgentDirectoryModule,
      imports,
      controllers: [KnownAgentConsumer],
      providers: [KnownAgentRepository, { provide: AgentDepartures, useClass: departures }],
      exports: [KnownAgentRepository],
    };
  }
}
