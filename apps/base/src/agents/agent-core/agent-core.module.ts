import { Module } from '@nestjs/common';
import { OpaqueBodies, ServiceGateway } from '@reelsheet/platform-http';
import { BaseConfig } from '../../base.config.js';
import { AgentCoreController } from './agent-core.controller.js';

/** core keeps an agent's profile; base hands on what is asked of it. */
@Module({
  controllers: [AgentCoreController],
  providers: [
    OpaqueBodies,
    {
      provide: ServiceGateway,
      inject: [BaseConfig],
      useFactory: ({ CORE_URL }: BaseConfig) => new ServiceGateway(CORE_URL),
    },
  ],
})
export class AgentCoreModule {}
