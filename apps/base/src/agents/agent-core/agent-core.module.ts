import { Module } from '@nestjs/common';
import { OpaqueBodies, ServiceGateway } from '@reelsheet/platform-http';
import { ServiceConfig } from '@reelsheet/platform-config';
import { AgentCoreController } from './agent-core.controller.js';

/** Core stores the profile of an agent; base forwards requests for it. */
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
export class AgentCoreProxyModule {}
