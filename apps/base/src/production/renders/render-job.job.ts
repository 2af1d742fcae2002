import { Controller } from '@nestjs/common';
import { runRender, type PayloadOf } from '@reelsheet/contracts';
import { Performs } from '@reelsheet/platform-messaging';
import { RenderPerformer } from './render-job.performer.js';

const AT_ONCE = 1;

@Controller()
export class RenderJobJob {
  constructor(private readonly performer: RenderPerformer) {}

  @Performs(runRender, 'run_render', AT_ONCE)
  async run({ render_job_id }: PayloadOf<typeof runRender>): Promise<void> {
    await this.performer.perform(render_job_id);
  }
}
