import { Injectable } from '@nestjs/common';
import { Jobs } from '@reelsheet/platform-jobs';
import { RUN_JOB } from '../run.job.js';
import { RunRepository } from '../run.repository.js';
import { runOfKey } from './step-key.js';

/** Wakes runs that wait until base has read the files of an action. */
@Injectable()
export class ActionFilesService {
  constructor(
    private readonly runs: RunRepository,
    private readonly jobs: Jobs,
  ) {}

  /** Joins the open transaction. `key` is that of the step that proposed the action. */
  async prepared(key: string): Promise<void> {
    const id = runOfKey(key);
    if (id === undefined) return;
    const run = await this.runs.lockOpen(id);
    if (run?.waiting && run.readingSince) await this.jobs.pollNow(RUN_JOB, id, run.claim);
  }
}
