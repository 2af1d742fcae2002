import { Controller } from '@nestjs/common';
import { agentActionPrepared, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { ActionFilesService } from './action-files.service.js';

/** Learns from base that the files of an action are read. */
@Controller()
export class ActionFilesConsumer {
  constructor(private readonly files: ActionFilesService) {}

  @Consumes(agentActionPrepared)
  async prepared({ key }: PayloadOf<typeof agentActionPrepared>): Promise<void> {
    await this.files.prepared(key);
  }
}
