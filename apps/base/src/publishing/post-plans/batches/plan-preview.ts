import { Injectable } from '@nestjs/common';
import { DomainError, invalid, type Platform } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import type { PostContent } from '@reelsheet/provider-publisher';
import { SocialAccountService } from '../../social-accounts/social-account.service.js';
import { usableTargets } from '../plan-accounts.js';
import { noTarget, PostPlanErrors } from '../post-plan.errors.js';
import type { PlanContent } from '../post-plan.js';
import { PostPlanRepository } from '../post-plan.repository.js';

export interface PlanAccount {
  readonly platform: Platform;
  readonly id: number;
  readonly displayName: string;
  readonly handle: string;
}

/** A target with the account that publishes its posts now. */
export interface ShownTarget {
  readonly platform: Platform;
  readonly account: PlanAccount;
  readonly content: PostContent;
}

/** A plan as a person sees it before its posts are made. */
export interface ShownPlan {
  readonly content: PlanContent;
  readonly targets: readonly ShownTarget[];
}

/** Shows plans to those who approve their posts. */
@Injectable()
export class PlanPreview {
  constructor(
    private readonly plans: PostPlanRepository,
    private readonly accounts: SocialAccountService,
  ) {}

  /**
   * The plan cannot be changed until the open transaction ends. Throws `validation_error` for a sheet without a plan,
   * and for a plan with an account that cannot publish.
   */
  async of({ id: agentId }: AgentRecord, sheetId: number): Promise<ShownPlan> {
    const plan = await this.plans.findLocked(sheetId);
    if (!plan) throw new DomainError(PostPlanErrors.missing);
    const { content } = plan;
    const connected = await this.accounts.list(agentId);
    const targets = usableTargets(content.targets, connected);
    if (targets.length === 0) throw noTarget();
    return {
      content,
      targets: targets.map(({ index, platform, usableId, accountError, content: texts }) => {
        if (accountError) throw invalid(`post_plan.targets.${index}.${accountError.field}`, accountError.error);
        const { displayName, handle } = connected.find(({ id }) => id === usableId)!;
        return { platform, account: { platform, id: usableId!, displayName, handle }, content: texts };
      }),
    };
  }
}
