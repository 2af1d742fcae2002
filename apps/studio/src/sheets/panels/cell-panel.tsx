import type { CellView } from '@reelsheet/client';
import { ChevronDown, ChevronUp, Sparkles } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { FILE_TYPES, type FileType } from '../../api/library-queries.js';
import { Button } from '../../design/components/controls/button.js';
import { Spinner } from '../../design/components/controls/spinner.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import type { RowDetails } from '../data/row-details.js';
import type { GridColumn } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import { KindIcon } from '../grid/column-header.js';
import { selectCell } from '../selection/selection.js';
import { CellFile } from './cell-file.js';
import { CellInputs } from './cell-inputs-list.js';
import styles from './cell-panel.module.css';
import { CellSettings } from './cell-settings.js';
import { CellValueField } from './cell-value-field.js';
import { CellVersions } from './cell-versions.js';
import { Panel, PanelSection } from './panel.js';
import { useStreamedText } from './use-streamed-text.js';

const text = strings.cell;
/** Loaded with the first final video that is opened, so that the grid is there earlier. */
const VideoPanel = lazy(async () => ({ default: (await import('../video/video-panel.js')).VideoPanel }));

interface CellPanelProps {
  readonly grid: GridModel;
  readonly onClose: () => void;
}

/** Everything about the active cell: its text or media, its prompt, what it is made of, and its versions. */
export function CellPanel({ grid, onClose }: CellPanelProps) {
  useObservable(grid.session.reading.sheet);
  const { active: point } = useObservable(grid.selection);
  const { active } = grid;
  const details = useRow(grid, active?.rowId);
  const cell = details?.cells.find(({ id }) => id === active?.cell.id);
  const go = (by: number) => grid.selectPoint({ row: point.row + by, column: point.column });
  if (!active) return null;
  const { column } = active;
  return (
    <Panel
      title={column.title}
      closeLabel={text.close}
      onClose={onClose}
      header={
        <>
          <span className={styles.row}>{text.row(point.row + 1)}</span>
          <Button
            kind="plain"
            size="small"
            aria-label={text.previous}
            icon={<ChevronUp />}
            isDisabled={point.row === 0}
            onPress={() => go(-1)}
          />
          <Button
            kind="plain"
            size="small"
            aria-label={text.next}
            icon={<ChevronDown />}
            isDisabled={point.row >= grid.size.rows - 1}
            onPress={() => go(1)}
          />
        </>
      }
    >
      <p className={styles.kind}>
        <KindIcon type={column.type} /> {strings.kinds[column.type]}
        {active.cell.layers > 0 && column.role !== 'final_video' ? (
          <span>{text.layers(active.cell.layers)}</span>
        ) : null}
      </p>
      {column.role === 'final_video' ? null : (
        <CellValueField key={`value-${active.cell.id}`} grid={grid} active={active} details={cell} />
      )}
      {cell && details ? (
        <Details key={cell.id} grid={grid} cell={cell} column={column} details={details} />
      ) : (
        <p className={styles.loading}>
          <Spinner /> {text.loading}
        </p>
      )}
    </Panel>
  );
}

/** Reads the row of the active cell again whenever the sheet changes. */
function useRow({ session }: GridModel, rowId: number | undefined): RowDetails | undefined {
  const details = useObservable(session.row.details);
  const change = useObservable(session.follower.changes);
  useEffect(() => {
    if (rowId !== undefined) session.row.read(rowId).catch(() => undefined);
  }, [session, rowId, change]);
  return details?.rowId === rowId ? details : undefined;
}

interface DetailsProps {
  readonly grid: GridModel;
  readonly cell: CellView;
  readonly column: GridColumn;
  readonly details: RowDetails;
}

function Details({ grid, cell, column, details }: DetailsProps) {
  const { session } = grid;
  useStreamedText(session, cell, column);
  const generateCell = () => {
    grid.select(selectCell(grid.selection.get().active));
    session.batches.open.set(undefined);
    grid.panel.set('generate');
  };
  if (column.type === 'stats') return null;
  if (column.role === 'final_video') {
    return (
      <Suspense fallback={<Spinner />}>
        <VideoPanel grid={grid} cell={cell} details={details} />
      </Suspense>
    );
  }
  const { type } = column;
  return (
    <>
      {isMedia(type) && cell.default_user_job === null ? (
        <CellFile grid={grid} cell={cell} column={{ ...column, type }} />
      ) : null}
      <CellSettings grid={grid} cell={cell} column={column} details={details} />
      <Button icon={<Sparkles />} onPress={generateCell}>
        {text.generate}
      </Button>
      <CellInputs grid={grid} cell={cell} column={column} details={details} />
      <PanelSection title={text.history}>
        <CellVersions session={session} cell={cell} />
      </PanelSection>
    </>
  );
}

const isMedia = (type: GridColumn['type']): type is FileType => FILE_TYPES.some((each) => each === type);
