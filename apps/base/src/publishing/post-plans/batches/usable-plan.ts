import { Injectable } from '@nestjs/common';
import { DomainError, invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { RowTextReader } from '../../../sheets/dependencies/row-text.reader.js';
import { textsByName } from '../../../sheets/dependencies/row-texts.js';
import { SheetReader } from '../../../sheets/sheet/sheet.reader.js';
import { SocialAccountService } from '../../social-accounts/social-account.service.js';
import { usableTargets } from '../plan-accounts.js';
import { columnNamed, PlanInputs } from '../plan-inputs.js';
import { noTarget, PostPlanErrors } from '../post-plan.errors.js';
import { columnsNamedBy } from '../post-plan.js';
import { PostPlanRepository } from '../post-plan.repository.js';
import { resolveContent } from '../row-content.js';

/** Checks what is wrong with a plan for every row. */
@Injectable()
export class UsablePlan {
  constructor(
    private readonly plans: PostPlanRepository,
    private readonly sheets: SheetReader,
    private readonly inputs: PlanInputs,
    private readonly texts: RowTextReader,
    private readonly accounts: SocialAccountService,
  ) {}

  /**
   * Throws `validation_error` for a sheet without a plan, and for a plan that names columns or variables which the
   * sheet lacks, or accounts that cannot publish.
   */
  async require({ id: agentId }: AgentRecord, sheetId: number): Promise<void> {
    await this.sheets.require({ agentId, sheetId });
    const stored = await this.plans.find(sheetId);
    if (!stored) throw new DomainError(PostPlanErrors.missing);
    const plan = stored.content;
    const names = await this.inputs.namesOf(sheetId);
    for (const [field, title] of columnsNamedBy(plan))
      if (!columnNamed(names, title)) throw invalid(`post_plan.${field}`, `names ${title}, which is no column`);
    const texts = textsByName(names.columns, () => '', await this.texts.variables(sheetId));
    const targets = usableTargets(plan.targets, await this.accounts.list(agentId));
    if (targets.length === 0) throw noTarget();
    for (const { index, accountError, content } of targets) {
      const [error = accountError] = resolveContent(content, texts).errors;
      if (error) throw invalid(`post_plan.targets.${index}.${error.field}`, error.error);
    }
  }
}
