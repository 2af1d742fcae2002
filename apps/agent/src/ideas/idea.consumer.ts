import { Controller } from '@nestjs/common';
import { postPublished, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { IdeaService } from './idea.service.js';

@Controller()
export class IdeaConsumer {
  constructor(private readonly ideas: IdeaService) {}

  @Consumes(postPublished)
  async posted({ agent_id, idea_id }: PayloadOf<typeof postPublished>): Promise<void> {
    if (idea_id !== undefined) await this.ideas.posted(agent_id, idea_id);
  }
}
