import { Controller } from '@nestjs/common';
import { executeRun, settleRun, type PayloadOf } from '@reelsheet/contracts';
import { Performs } from '@reelsheet/platform-messaging';
import { RunExecutor } from './run-executor.js';
import { RunSettlement } from './run-settlement.js';

@Controller()
export class RunJob {
  constructor(
    private readonly executor: RunExecutor,
    private readonly settlement: RunSettlement,
  ) {}

  @Performs(executeRun, 'execute_run', 8)
  async execute({ run_id }: PayloadOf<typeof executeRun>): Promise<void> {
    await this.executor.execute(run_id);
  }

  @Performs(settleRun, 'settle_run')
  async settle({ run_id }: PayloadOf<typeof settleRun>): Promise<void> {
    await this.settlement.settle(run_id);
  }
}
