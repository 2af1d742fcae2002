import { Injectable } from '@nestjs/common';
import { DomainError, fingerprintOf, invalid, readCredits, toCredits } from '@reelsheet/kernel';
import type { GateTerms } from '../action-gate.js';
import type { ActionHandlers, ActionOf, ActionPreview, ActionResult } from '../action-handler.js';
import { ActionErrors } from '../action.errors.js';
import {
  toBatchOfIdeas,
  type IdeaBatchOrder,
  type IdeaBatchTarget,
  type StartedIdeaBatch,
} from './idea-batch-order.js';
import { sharesOf, type IdeaBatchTerms } from './idea-batch-terms.js';
import { IdeaBatchTermsReader } from './idea-batch-terms.reader.js';
import { toContent } from './idea-content.js';
import { ideaSummary } from './idea-summary.js';
import { ProduceIdeasService } from './produce-ideas.service.js';
import { SheetEditors } from './sheet-editors.js';

type ProduceIdeas = ActionOf<'produce_ideas'>;
type Shown = Pick<ActionPreview, 'summary'> & Required<Pick<ActionPreview, 'accounts'>>;

/** The action that makes videos, and posts if wanted, of ideas: one approval for rows, batch and posts. */
@Injectable()
export class IdeaActions {
  constructor(
    private readonly editors: SheetEditors,
    private readonly producing: ProduceIdeasService,
    private readonly terms: IdeaBatchTermsReader,
  ) {}

  readonly handlers: ActionHandlers<'produce_ideas'> = {
    produce_ideas: {
      needsApproval: true,
      preview: async (agent, action) => {
        const cost = readCredits('max_credits', action.max_credits);
        await this.editors.requireCredits(agent);
        const order = orderOf(action, action.max_credits);
        const terms = await this.producing.rehearse(agent, order, (made) => this.terms.read(agent, order, made));
        return { ...toShown(action, terms), cost };
      },
      perform: async (agent, action, key, approved) => {
        await this.editors.requireCredits(agent);
        const order = { ...orderOf(action, toCredits(approved.maxCost)), key };
        const started = await this.producing.produceFor(agent, order);
        requireSame(toShown(action, await this.terms.read(agent, order, started)), approved);
        return resultOf(started);
      },
    },
  };
}

function orderOf(action: ProduceIdeas, maxCredits: number): IdeaBatchOrder {
  const ideas = action.ideas.map(toContent);
  return { ideas, knownIds: [], target: targetOf(action), through: action.through, maxCredits };
}

function targetOf({ vidsheet_id: sheetId, template }: ProduceIdeas): IdeaBatchTarget {
  if ((sheetId === undefined) === (template === undefined))
    throw invalid('vidsheet_id', 'is required unless template is given, and not both');
  return template === undefined ? { sheetId: sheetId! } : { template, plan: { isNow: false } };
}

const toShown = (action: ProduceIdeas, terms: IdeaBatchTerms): Shown => ({
  summary: ideaSummary(action, terms),
  accounts: terms.plan?.targets.map(({ account }) => account) ?? [],
});

/**
 * Throws `approval_mismatch`, so that nothing stays of what was made, unless a person has read exactly this. The
 * summary contains a fingerprint of everything that it does not say in words.
 */
function requireSame({ summary, accounts }: Shown, approved: GateTerms): void {
  if (summary !== approved.summary || fingerprintOf(accounts) !== fingerprintOf(approved.accounts))
    throw new DomainError(ActionErrors.approvalMismatch);
}

/** Returns what the model of the run reads: no texts, but ids with which it can ask what became of the batch. */
function resultOf(started: StartedIdeaBatch): ActionResult {
  const { id, status, total, max_credits, estimate } = toBatchOfIdeas(started.batch!);
  const { made, leftOut } = sharesOf(started);
  const rowIds = new Map(started.rows.map(({ ideaId, rowId }) => [ideaId, rowId]));
  return {
    ...{ vidsheet_id: started.sheetId, batch_id: id, status, total, max_credits, estimate },
    ideas: made.map((ideaId) => ({ idea_id: ideaId, row_id: rowIds.get(ideaId) })),
    left_out: leftOut.map(({ id: ideaId, reason }) => ({ idea_id: ideaId, reason })),
  };
}
