import { Module } from '@nestjs/common';
import { ServiceConfig } from '@reelsheet/platform-config';
import { OpaqueBodies, ServiceGateway } from '@reelsheet/platform-http';
import { VoiceController } from './voice.controller.js';

/** base stores the voices, next to keys, credits and speech; core forwards requests about them. */
@Module({
  controllers: [VoiceController],
  providers: [
    OpaqueBodies,
    {
      provide: ServiceGateway,
      inject: [ServiceConfig],
      useFactory: ({ BASE_URL }: ServiceConfig) => new ServiceGateway(BASE_URL),
    },
  ],
})
export class VoiceModule {}
