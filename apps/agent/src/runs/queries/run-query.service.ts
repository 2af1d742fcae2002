import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { hashSecret } from '@reelsheet/platform-auth';
import { RunModel } from '../model/run-model.js';
import { progressOf, type RunProgress } from '../run-progress.js';
import { reportOf, type StepReport } from './run-report.js';
import { RunViewRepository, type RunRecord } from '../run-view.repository.js';
import { RUNS_PER_PAGE } from './run-query-limits.js';

export interface ReportedRun extends Omit<RunRecord, 'steps'> {
  /** Only of a run with `debug`. */
  readonly steps: readonly StepReport[] | null;
}

/** Reads runs for members of their organization and for holders of a run's token. */
@Injectable()
export class RunQueryService {
  constructor(
    private readonly runs: RunViewRepository,
    private readonly model: RunModel,
  ) {}

  async get(id: string): Promise<ReportedRun> {
    const run = await this.runs.find(id);
    if (!run) throw new DomainError(CommonErrors.notFound);
    return this.report(run);
  }

  async listOf(conversationId: string, page: number): Promise<ReportedRun[]> {
    return (await this.runs.listOf(conversationId, { page, size: RUNS_PER_PAGE })).map((run) => this.report(run));
  }

  /** Returns whether the run refined the idea. Another run may have refined it later. */
  hasRefined(id: string, ideaId: number): Promise<boolean> {
    return this.runs.hasRefined(id, ideaId);
  }

  /** A wrong token, an expired token and an unknown run give the same error. */
  async progress(id: string, token: string): Promise<RunProgress> {
    const trace = await this.runs.trace(id, hashSecret(token));
    if (!trace) throw new DomainError(CommonErrors.unauthorized);
    return progressOf(trace);
  }

  private report(run: RunRecord): ReportedRun {
    return { ...run, steps: run.steps && reportOf(run.steps, (usages) => this.model.priceOf(usages)) };
  }
}
