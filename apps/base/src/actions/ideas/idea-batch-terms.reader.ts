import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import type { BatchTarget } from '../../generation/cell-jobs/batches/batch.js';
import { PlanPreview } from '../../publishing/post-plans/batches/plan-preview.js';
import { SheetPlanReader } from '../../sheets/copies/sheet-plan.reader.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { TemplateService } from '../../sheets/templates/template.service.js';
import { toBatchOfIdeas, type IdeaBatchTarget, type StartedIdeaBatch } from './idea-batch-order.js';
import { sharesOf, versionOf, type IdeaBatchTerms } from './idea-batch-terms.js';

/** Reads what a person approves of a batch over rows of ideas. */
@Injectable()
export class IdeaBatchTermsReader {
  constructor(
    private readonly sheets: SheetReader,
    private readonly setups: SheetPlanReader,
    private readonly templates: TemplateService,
    private readonly plans: PlanPreview,
  ) {}

  /**
   * Call this in the transaction that has started the batch; the post plan stays as it is until that ends. Throws
   * `validation_error` if nothing was started, because nothing is left to make.
   */
  async read(
    agent: AgentRecord,
    { target, through }: { readonly target: IdeaBatchTarget; readonly through: BatchTarget },
    started: StartedIdeaBatch,
  ): Promise<IdeaBatchTerms> {
    const { sheetId, batch, isStarted } = started;
    if (sheetId === null || !batch || !isStarted) throw invalid('ideas', 'are made already, or cannot be made there');
    const { title: sheetTitle } = await this.sheets.require({ agentId: agent.id, sheetId });
    const plan = through === 'post' ? await this.plans.of(agent, sheetId) : undefined;
    return {
      sheetTitle,
      templateTitle: await this.templateTitleOf(agent, target),
      ...sharesOf(started),
      estimate: toBatchOfIdeas(batch).estimate,
      plan,
      version: versionOf(await this.setups.read(sheetId), plan),
    };
  }

  private async templateTitleOf({ organizationId }: AgentRecord, target: IdeaBatchTarget): Promise<string | undefined> {
    if ('sheetId' in target) return undefined;
    return (await this.templates.require(target.template, [organizationId], organizationId)).title;
  }
}
