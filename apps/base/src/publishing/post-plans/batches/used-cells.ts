import type { Names } from '../../../sheets/dependencies/names.js';
import type { WholeCell } from '../../../sheets/dependencies/row-texts.js';
import type { RowContents } from '../plan-inputs.js';
import type { PlanContent } from '../post-plan.js';
import { namesInFields } from '../row-content.js';
import type { RowFile } from '../row-posts.js';

/** Returns the cells of a row of which its posts are made: those in their texts, and those that made their files. */
export function usedCells({ targets, files }: PlanContent, row: RowContents, names: Names): WholeCell[] {
  const named = targets.flatMap(({ content }) => [...namesInFields(content).values()].flat());
  const columns = new Set([madeIn(files.video, row.video, names), madeIn(files.cover, row.cover, names)]);
  const ofFiles = row.sources.cells.filter(({ columnId }) => columns.has(columnId));
  return [...new Set([...row.sources.shownBy(named), ...ofFiles])];
}

/** Returns the column that makes a file; undefined if there is none, or if a person chose a file of the library. */
function madeIn(title: string | null, file: RowFile, names: Names): number | undefined {
  const isChosen = file !== null && 'url' in file && !file.isMadeWithAi;
  const target = title === null || isChosen ? undefined : names.resolve(title);
  return target && 'columnId' in target ? target.columnId : undefined;
}
