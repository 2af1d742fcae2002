import { Injectable } from '@nestjs/common';
import { DomainError, withDeadline } from '@reelsheet/kernel';
import type { AgentInScope, Caller } from '@reelsheet/platform-auth';
import { Jobs } from '@reelsheet/platform-jobs';
import { storable } from '@reelsheet/platform-database';
import type { Idea } from '../../ideas/idea.repository.js';
import { IdeaService } from '../../ideas/idea.service.js';
import { statusOf } from '../run.js';
import { RunErrors } from '../run.errors.js';
import { RUN_JOB } from '../run.job.js';
import { RunQueryService } from '../queries/run-query.service.js';
import { RunService, type StartedRun } from '../run.service.js';
import { REFINED_WITHIN_MS, POLL_MS } from './idea-work-limits.js';

const NO_CONTEXT = { attachments: [], context: {}, debug: false, conversationId: undefined };

/** Runs with a fixed purpose: research of a topic, refinement of an idea. */
@Injectable()
export class IdeaWorkService {
  constructor(
    private readonly runs: RunService,
    private readonly queries: RunQueryService,
    private readonly ideas: IdeaService,
    private readonly jobs: Jobs,
  ) {}

  async research(caller: Caller, agent: AgentInScope, topic: string, ideas?: number): Promise<StartedRun> {
    const wish = ideas === undefined ? '' : ` and propose ${ideas === 1 ? '1 idea' : `${ideas} ideas`}`;
    return this.runs.start(caller, agent, { ...NO_CONTEXT, message: storable(`Research ${topic}${wish}`) });
  }

  /** Throws `idea_not_refined` if the run failed or did not change the idea. */
  async refine(
    caller: Caller,
    agent: AgentInScope,
    id: number,
    instruction: string,
  ): Promise<{ idea: Idea; isRefined: boolean }> {
    const { title, hook, description, data } = await this.ideas.get(id);
    const { id: runId } = await this.runs.start(caller, agent, {
      ...NO_CONTEXT,
      message: storable(`Refine idea ${id}: ${instruction}`),
      task: `Change the idea ${id} with the tool for it as the message says, and nothing else.`,
      subject: { idea_id: id, title, hook, description, ingredients: data['ingredients'] ?? {} },
      tools: ['refine_idea'],
    });
    const isOver = await this.ended(runId);
    if (isOver && !(await this.queries.hasRefined(runId, id))) {
      const { failedReason } = await this.queries.get(runId);
      throw new DomainError(RunErrors.notRefined, failedReason ?? undefined);
    }
    return { idea: await this.ideas.get(id), isRefined: isOver };
  }

  /** Returns false if the run takes longer than a caller should wait. */
  private async ended(runId: string): Promise<boolean> {
    const deadline = Date.now() + REFINED_WITHIN_MS;
    while (Date.now() < deadline) {
      const moved = this.nextMove(runId);
      if (statusOf((await this.queries.get(runId)).status) !== 'running') return true;
      await moved;
    }
    return false;
  }

  private async nextMove(runId: string): Promise<void> {
    let unwatch = () => undefined as void;
    const moved = new Promise<void>((resolve) => (unwatch = this.jobs.watch(RUN_JOB, runId, () => resolve())));
    await withDeadline(POLL_MS, moved);
    unwatch();
  }
}
