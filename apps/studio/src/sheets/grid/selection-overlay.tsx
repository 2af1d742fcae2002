import { sheetStrings as strings } from '../../strings/sheet-en.js';
import styles from './grid.module.css';
import type { Drag } from './grid-pointer.js';
import { cellsIn, type Point, type Range } from '../selection/selection.js';
import type { CellRect } from './use-virtual-axes.js';

interface SelectionOverlayProps {
  readonly range: Range;
  readonly active: Point;
  readonly drag: Drag | undefined;
  readonly rectOf: (point: Point) => CellRect;
  readonly isEditing: boolean;
}

/** The frame around the active cell and the selected range; cells are not rendered again when it moves. */
export function SelectionOverlay({ range, active, drag, rectOf, isEditing }: SelectionOverlayProps) {
  const area = areaOf(range, rectOf);
  return (
    <div className={styles.overlay} aria-hidden>
      {cellsIn(range) > 1 ? <div className={styles.range} style={area} /> : null}
      <div className={styles.active} style={rectOf(active)} />
      {drag?.kind === 'fill' ? <div className={styles.target} style={areaOf(drag.target, rectOf)} /> : null}
      {drag?.kind === 'rows' ? (
        <div className={styles.rowGap} style={{ top: rectOf({ row: drag.before, column: 0 }).top }} />
      ) : null}
      {drag?.kind === 'columns' ? (
        <div className={styles.columnGap} style={{ left: gapLeft(drag.before, rectOf) }} />
      ) : null}
      {isEditing ? null : (
        <div
          className={styles.fillHandle}
          data-fill
          onMouseDown={(event) => event.preventDefault()}
          title={strings.grid.fillHandle}
          style={{ left: area.left + area.width, top: area.top + area.height }}
        />
      )}
    </div>
  );
}

function areaOf({ top, bottom, left, right }: Range, rectOf: (point: Point) => CellRect): CellRect {
  const first = rectOf({ row: top, column: left });
  const last = rectOf({ row: bottom, column: right });
  return {
    left: first.left,
    top: first.top,
    width: last.left + last.width - first.left,
    height: last.top + last.height - first.top,
  };
}

/** Behind the last column there is no column whose left edge could be taken. */
function gapLeft(before: number, rectOf: (point: Point) => CellRect): number {
  if (before === 0) return rectOf({ row: 0, column: 0 }).left;
  const { left, width } = rectOf({ row: 0, column: before - 1 });
  return left + width;
}
