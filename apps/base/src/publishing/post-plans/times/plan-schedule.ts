import { Injectable } from '@nestjs/common';
import { Clock, invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { PostReader } from '../../posts/post.reader.js';
import { ScheduleSlotsService } from '../../schedule-slots/schedule-slots.service.js';
import { SocialAccountService } from '../../social-accounts/social-account.service.js';
import { takenTimes, usableTargets, type TakenTimes, type UsableTarget } from '../plan-accounts.js';
import type { TimesContext } from './planned-times.js';
import { POST_PLAN_LIMITS } from '../post-plan-limits.js';
import { noTarget } from '../post-plan.errors.js';
import type { PlanContent } from '../post-plan.js';

/** The accounts of a plan, and the times that are still free. */
export interface PlanSchedule {
  readonly targets: readonly UsableTarget[];
  readonly taken: TakenTimes;
  readonly times: TimesContext;
}

/** Reads what a plan's accounts and times depend on, in a fixed number of statements. */
@Injectable()
export class PlanScheduler {
  constructor(
    private readonly accounts: SocialAccountService,
    private readonly posts: PostReader,
    private readonly slots: ScheduleSlotsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `validation_error` if the agent has an account of none of the networks, or more planned posts than are
   * compared.
   */
  async of({ id, timeZone }: AgentRecord, plan: PlanContent): Promise<PlanSchedule> {
    const now = this.clock.now();
    const accounts = await this.accounts.list(id);
    const targets = usableTargets(plan.targets, accounts);
    if (targets.length === 0) throw noTarget();
    const posts =
      plan.timing.type === 'now' ? [] : await this.posts.takenTimes(id, now, POST_PLAN_LIMITS.takenTimes + 1);
    if (posts.length > POST_PLAN_LIMITS.takenTimes)
      throw invalid('agent_id', `has more than ${POST_PLAN_LIMITS.takenTimes} posts ahead: a plan adds no more`);
    const taken = takenTimes(posts, accounts, targets);
    const slots = plan.timing.type === 'slots' ? await this.slots.of(id) : [];
    const times = { now, timeZone, slots, takenByAgent: taken.byAgent, takenByAccounts: taken.byAccounts };
    return { targets, taken, times };
  }
}
