import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import { normalizeName } from '../../sheets/prompts/prompt.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { SocialAccountService } from '../social-accounts/social-account.service.js';
import { columnsNamedBy, type PlanTarget, type PlanContent } from './post-plan.js';
import { planNotFound } from './post-plan.errors.js';
import { PostPlanHooks } from './post-plan-hooks.js';
import { PostPlanRepository, type StoredPlan } from './post-plan.repository.js';

/** Keeps the post plans of sheets. */
@Injectable()
export class PostPlanService {
  constructor(
    private readonly plans: PostPlanRepository,
    private readonly sheets: SheetReader,
    private readonly names: DependencyReader,
    private readonly accounts: SocialAccountService,
    private readonly transaction: Transaction,
    private readonly hooks: Hooks,
  ) {}

  /** Throws `not_found` for a sheet without a plan. */
  async get(sheet: SheetScope): Promise<StoredPlan> {
    await this.sheets.require(sheet);
    const plan = await this.plans.find(sheet.sheetId);
    if (!plan) throw planNotFound();
    return plan;
  }

  /**
   * Replaces the plan; posts that were made of it stay. Throws `validation_error` for columns that the sheet does not
   * have and for accounts on another network, and `not_found` for accounts of others.
   */
  async put(sheet: SheetScope, plan: PlanContent): Promise<StoredPlan> {
    const { organizationId } = await this.sheets.require(sheet);
    await this.requireColumns(sheet.sheetId, plan);
    await this.requireAccounts(sheet.agentId, plan.targets);
    return this.transaction.run(async () => {
      await this.hooks.run(PostPlanHooks.changed, { organizationId, ...sheet });
      return this.plans.put(sheet.sheetId, plan);
    });
  }

  /** Posts that were made of the plan stay. */
  async delete(sheet: SheetScope): Promise<void> {
    const { organizationId } = await this.sheets.require(sheet);
    await this.transaction.run(async () => {
      await this.hooks.run(PostPlanHooks.changed, { organizationId, ...sheet });
      if (!(await this.plans.delete(sheet.sheetId))) throw planNotFound();
    });
  }

  private async requireColumns(sheetId: number, plan: PlanContent): Promise<void> {
    const { columns } = await this.names.names(sheetId);
    const titles = new Set(columns.map(({ title }) => normalizeName(title)));
    for (const [field, title] of columnsNamedBy(plan))
      if (!titles.has(normalizeName(title))) throw invalid(field, `names ${title}, which is no column of the sheet`);
  }

  private async requireAccounts(agentId: number, targets: readonly PlanTarget[]): Promise<void> {
    const accounts = new Map((await this.accounts.list(agentId)).map((account) => [account.id, account]));
    for (const [index, { accountId, platform }] of targets.entries()) {
      if (accountId === null) continue;
      const account = accounts.get(accountId);
      if (!account) throw new DomainError(CommonErrors.notFound, `social account ${accountId} not found`);
      if (account.platform !== platform)
        throw invalid(`targets.${index}.account_id`, `is an account on ${account.platform}, not on ${platform}`);
    }
  }
}
