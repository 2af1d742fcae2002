import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { InputsPending } from '../../../generation/cell-jobs/cell-job.errors.js';
import { CellComparisons } from '../../../generation/comparisons/cell-comparisons.js';
import type { Comparison } from '../../../generation/comparisons/comparison.js';
import { RenderComparisons } from '../../../rendering/cell-renders/render-comparisons.js';
import { RowTextReader } from '../../../sheets/dependencies/row-text.reader.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { PlanInputs } from '../plan-inputs.js';
import type { PlanContent } from '../post-plan.js';
import { isBlank } from '../row-sources.js';
import { usedCells } from './used-cells.js';

/** Checks that what the posts of a row are made of is made. */
@Injectable()
export class MadeSources {
  constructor(
    private readonly inputs: PlanInputs,
    private readonly texts: RowTextReader,
    private readonly cells: CellComparisons,
    private readonly renders: RenderComparisons,
  ) {}

  /**
   * Throws `validation_error` if the latest attempt at a cell or video failed that a post shows, whenever that was, and
   * {@link InputsPending} if automation is about to generate such a cell again.
   */
  async require(sheet: SheetScope, rowId: number, plan: PlanContent): Promise<void> {
    const names = await this.inputs.namesOf(sheet.sheetId);
    const row = (await this.inputs.contentsOf(sheet, [rowId], plan, names)).get(rowId)!;
    const { sources } = row;
    const used = usedCells(plan, row, names);
    const variables = await this.texts.variables(sheet.sheetId);
    const made = await this.cells.of({ agentId: sheet.agentId, names, variables, cells: sources.cells });
    const videos = used.filter(({ id }) => !made.has(id)).map(({ id }) => id);
    const errors = await this.renders.lastErrors(sheet.sheetId, videos);
    for (const cell of used) {
      const error = made.get(cell.id)?.lastError ?? errors.get(cell.id);
      if (error && (cell.defaultGenerationId !== null || isBlank(cell))) throw isNotMade(sources.titleOf(cell), error);
    }
    const pending = sources.automaticBefore(used).find((cell) => isPending(made.get(cell.id), sources.isUnmade(cell)));
    if (pending) throw new InputsPending(`${sources.titleOf(pending)}, of which its posts are made, is not up to date`);
  }
}

const isNotMade = (title: string, reason: string) =>
  new DomainError(CommonErrors.validation, `${title}, of which its posts are made, failed: ${reason}`);

/** Returns whether automation will generate the cell, which it does soon after an input of it has changed. */
function isPending(cell: Comparison | undefined, isUnmade: boolean): boolean {
  if (cell?.leftOut !== null || cell.error !== null || cell.lastError !== null) return false;
  return cell.isMade ? cell.changed.length > 0 : isUnmade;
}
