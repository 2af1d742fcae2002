import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { hashSecret } from '@reelsheet/platform-auth';
import { progressOf, type RunProgress } from './run-progress.js';
import { RunViewRepository, type RunView } from './run-view.repository.js';

const RUNS_A_PAGE = 100;

/** Runs as members of their organization see them, and as those do who hold a run's token. */
@Injectable()
export class RunQueryService {
  constructor(private readonly runs: RunViewRepository) {}

  async get(id: string): Promise<RunView> {
    const run = await this.runs.find(id);
    if (!run) throw new DomainError(CommonErrors.notFound);
    return run;
  }

  async listOf(conversationId: string, page: number): Promise<RunView[]> {
    return this.runs.listOf(conversationId, { page, size: RUNS_A_PAGE });
  }

  /** A wrong token, one whose time is over, and an unknown run look alike. */
  async progress(id: string, token: string): Promise<RunProgress> {
    const trace = await this.runs.trace(id, hashSecret(token));
    if (!trace) throw new DomainError(CommonErrors.unauthorized);
    return progressOf(trace);
  }
}
