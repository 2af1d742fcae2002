import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { PostPlanErrors } from './post-plan.errors.js';
import { PostPlanRepository } from './post-plan.repository.js';

/** Changes of the plan that a new sheet has from its template. */
export interface NewPlanChanges {
  readonly requiresApproval?: boolean;
  /** True to let posts go out as soon as they are made. */
  readonly isNow: boolean;
}

/** Changes post plans for other domains. */
@Injectable()
export class PostPlanWriter {
  constructor(private readonly plans: PostPlanRepository) {}

  /** Call this in the transaction that has created the sheet. Throws `validation_error` if it has no plan. */
  async adapt(sheetId: number, { requiresApproval, isNow }: NewPlanChanges): Promise<void> {
    if (requiresApproval === undefined && !isNow) return;
    const plan = await this.plans.find(sheetId);
    if (!plan) throw new DomainError(PostPlanErrors.missing);
    const { content } = plan;
    await this.plans.put(sheetId, {
      ...content,
      ...(isNow ? { timing: { type: 'now' } } : {}),
      requiresApproval: requiresApproval ?? content.requiresApproval,
    });
  }
}
