import { AudioLines, ChartNoAxesColumn, ChevronDown, Clapperboard, Image, Text } from 'lucide-react';
import type { ColumnType } from '@reelsheet/client';
import { memo } from 'react';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import styles from './grid.module.css';
import type { GridModel } from './grid-model.js';
import type { GridPointer } from './grid-pointer.js';
import { FIRST_COLUMN } from './grid-sizes.js';
import { selectColumns } from '../selection/selection.js';
import type { ColumnSlot } from './use-virtual-axes.js';

const ICONS: Readonly<Record<ColumnType, typeof Text>> = {
  text: Text,
  image: Image,
  video: Clapperboard,
  audio: AudioLines,
  stats: ChartNoAxesColumn,
};

export function KindIcon({ type, size = 14 }: { readonly type: ColumnType; readonly size?: number }) {
  const Icon = ICONS[type];
  return <Icon size={size} aria-label={strings.kinds[type]} role="img" />;
}

interface ColumnHeaderProps {
  readonly slot: ColumnSlot;
  readonly isSelected: boolean;
  readonly grid: GridModel;
  readonly pointer: GridPointer;
}

/** The title of a column, with its menu and the edge that resizes it. */
export const ColumnHeader = memo(function ColumnHeader({ slot, isSelected, grid, pointer }: ColumnHeaderProps) {
  const { column, index, left, width } = slot;
  const openMenu = (x: number, y: number) => {
    grid.select(selectColumns(index, index));
    grid.menu.set({ x, y });
  };
  return (
    <div
      role="columnheader"
      aria-label={strings.grid.header(column.title, strings.kinds[column.type])}
      aria-colindex={index + FIRST_COLUMN}
      className={styles.columnHeader}
      style={{ left, width }}
      data-column={index}
      data-selected={isSelected || undefined}
      title={column.title}
    >
      <span className={styles.kind} aria-hidden>
        <KindIcon type={column.type} />
      </span>
      <span className={styles.columnTitle}>{column.title}</span>
      <button
        type="button"
        className={styles.columnMenu}
        tabIndex={-1}
        aria-label={strings.grid.menuOf(column.title)}
        onClick={(event) => {
          const { left: x, bottom: y } = event.currentTarget.getBoundingClientRect();
          openMenu(x, y);
        }}
      >
        <ChevronDown size={14} aria-hidden />
      </button>
      <div className={styles.resizer} data-resize onPointerDown={(event) => pointer.beginResize(event, column.id)} />
    </div>
  );
});
