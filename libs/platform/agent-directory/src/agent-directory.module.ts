import { Module } from '@nestjs/common';
import { KnownAgentConsumer } from './known-agent.consumer.js';
import { KnownAgentRepository } from './known-agent.repository.js';

/** The projection of agents and its consumers. */
@Module({
  controllers: [KnownAgentConsumer],
  providers: [KnownAgentRepository],
  exports: [KnownAgentRepository],
})
export class AgentDirectoryModule {}
