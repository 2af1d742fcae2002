import { Module } from '@nestjs/common';
import { OpaqueBodies, ServiceGateway } from '@reelsheet/platform-http';
import { ServiceConfig } from '@reelsheet/platform-config';
import { AgentCoreController } from './agent-core.controller.js';

/** core keeps an agent's profile; base hands on what is asked of it. */
@Module({
  controllers: [AgentCoreController],
  providers: [
    OpaqueBodies,
    {
      provide: ServiceGateway,
      inject: [ServiceConfig],
      useFactory: ({ CORE_URL }: ServiceConfig) => new ServiceGateway(CORE_URL),
    },
  ],
})
export class AgentCoreModule {}
