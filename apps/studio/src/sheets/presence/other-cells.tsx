import type { SheetData } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import type { VirtualAxes } from '../grid/use-virtual-axes.js';
import styles from './presence.module.css';
import { useOthers } from './use-others.js';

interface OtherCellsProps {
  readonly grid: GridModel;
  readonly sheet: SheetData;
  readonly axes: VirtualAxes;
}

/** Outlines the cells that others have selected, among the rows that are in the document. */
export function OtherCells({ grid, sheet, axes }: OtherCellsProps) {
  const others = useOthers(grid.session);
  const cells = others.flatMap((person) => {
    if (person.cellId === null) return [];
    for (const { index: row } of axes.rowSlots) {
      const at = sheet.rows[row]?.cells.findIndex((cell) => cell?.id === person.cellId) ?? -1;
      const id = sheet.columns[at]?.id;
      const column = at < 0 ? -1 : grid.columns.findIndex((each) => each.id === id);
      if (column >= 0) return [{ person, rect: axes.rectOf({ row, column }) }];
    }
    return [];
  });
  return (
    <div className={styles.cells} aria-hidden>
      {cells.map(({ person: { key, hue, name }, rect }) => (
        <div key={key} className={styles.cell} data-hue={hue} style={rect}>
          <span className={styles.label}>{name}</span>
        </div>
      ))}
    </div>
  );
}
