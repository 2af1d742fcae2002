import { Controller } from '@nestjs/common';
import { runGeneration, type PayloadOf } from '@reelsheet/contracts';
import { Performs } from '@reelsheet/platform-messaging';
import { GenerationPerformer } from './generation.performer.js';

const AT_ONCE = 8;

@Controller()
export class GenerationJob {
  constructor(private readonly performer: GenerationPerformer) {}

  @Performs(runGeneration, 'run_generation', AT_ONCE)
  async run({ generation_id, round }: PayloadOf<typeof runGeneration>): Promise<void> {
    await this.performer.perform(generation_id, round);
  }
}
