import { Global, Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { AgentDeletionListener } from './agent-deletion-listener.port.js';
import { KnownAgentConsumer } from './known-agent.consumer.js';
import { KnownAgentRepository } from './known-agent.repository.js';

/** The projection and its consumers; global, because the service's door looks agents up in it. */
@Global()
@Module({})
export class AgentDirectoryModule {
  /** `deletions` says what becomes of the service's own records; `imports` are the modules it needs. */
  static forService(deletions: Type<AgentDeletionListener>, imports: ModuleMetadata['imports'] = []): DynamicModule {
    return {
      module: AgentDirectoryModule,
      imports,
      controllers: [KnownAgentConsumer],
      providers: [KnownAgentRepository, { provide: AgentDeletionListener, useClass: deletions }],
      exports: [KnownAgentRepository],
    };
  }
}
