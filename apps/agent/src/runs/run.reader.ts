import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { hashSecret, requireMembership, type Caller } from '@reelsheet/platform-auth';
import { ConversationService } from '../conversations/conversation.service.js';
import { progressOf, type RunProgress } from './run-progress.js';
import { RunViewRepository, type RunView } from './run-view.repository.js';

const RUNS_A_PAGE = 100;

/** Runs as members of their organization see them, and as those do who hold a run's token. */
@Injectable()
export class RunReader {
  constructor(
    private readonly runs: RunViewRepository,
    private readonly conversations: ConversationService,
  ) {}

  async get(caller: Caller, id: string): Promise<RunView> {
    const run = await this.runs.find(id);
    if (!run) throw new DomainError(CommonErrors.notFound);
    requireMembership(caller, run.organizationId, 'viewer');
    return run;
  }

  async listOf(caller: Caller, conversationId: string, page: number): Promise<RunView[]> {
    const { id } = await this.conversations.get(caller, conversationId);
    return this.runs.listOf(id, { page, size: RUNS_A_PAGE });
  }

  /** A wrong token and an unknown run look alike. */
  async progress(id: string, token: string): Promise<RunProgress> {
    const trace = await this.runs.trace(id, hashSecret(token));
    if (!trace) throw new DomainError(CommonErrors.unauthorized);
    return progressOf(trace);
  }
}
