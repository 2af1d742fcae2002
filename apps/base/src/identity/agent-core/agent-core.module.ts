import { Module } from '@nestjs/common';
import { AgentCoreController } from './agent-core.controller.js';
import { CoreGateway } from './core.gateway.js';
import { OpaqueBodies } from './opaque-body.js';

/** core keeps an agent's profile; base hands on what is asked of it. */
@Module({
  controllers: [AgentCoreController],
  providers: [CoreGateway, OpaqueBodies],
})
export class AgentCoreModule {}
