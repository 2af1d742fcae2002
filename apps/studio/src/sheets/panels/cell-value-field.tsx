import type { CellView } from '@reelsheet/client';
import { useState } from 'react';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { isWritable } from '../clipboard/range-writes.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import styles from './cell-panel.module.css';
import { MediaPreview } from './media-preview.js';
import { PanelSection } from './panel.js';

interface CellValueProps {
  readonly grid: GridModel;
  readonly active: NonNullable<GridModel['active']>;
  readonly details: CellView | undefined;
}

/** The text of a cell, or its selected picture, clip or sound. */
export function CellValueField({ grid, active, details }: CellValueProps) {
  const { cell, column, rowId, columnId } = active;
  const [typed, setTyped] = useState<string>();
  const streamed = useObservable(grid.session.streamed).get(cell.id);
  if (column.type !== 'text' && column.type !== 'stats') return <MediaPreview details={details} />;
  const commit = () => {
    setTyped(undefined);
    if (typed === undefined || typed === cell.value) return;
    const edit = { rowId, columnId, cellId: cell.id, value: typed, before: cell.value };
    grid.session.undoing.edit('edit', [edit]);
  };
  return (
    <PanelSection title={strings.cell.value}>
      <textarea
        className={styles.value}
        aria-label={strings.cell.value}
        rows={5}
        value={streamed ?? typed ?? cell.value}
        readOnly={streamed !== undefined || !isWritable(column)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
      />
    </PanelSection>
  );
}
