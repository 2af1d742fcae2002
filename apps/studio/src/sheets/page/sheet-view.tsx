import { Columns3, Table2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { EmptyState } from '../../design/components/feedback/empty-state.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { strings as shared } from '../../strings/en.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import type { SheetData } from '../data/sheet-data.js';
import type { SheetSession } from '../edits/sheet-session.js';
import { FindBar } from '../find/find-bar.js';
import { GridActs } from '../grid/grid-acts.js';
import { GridModel } from '../grid/grid-model.js';
import { GridMenu } from '../grid/grid-menu.js';
import { Grid } from '../grid/grid.js';
import { LayoutStorage } from '../layout/layout-storage.js';
import { useAnnounced } from '../presence/use-announced.js';
import { CellPanel } from '../panels/cell-panel.js';
import { GeneratePanel } from '../panels/generate-panel.js';
import { ChosenView } from '../views/chosen-view.js';
import { ColumnDialog, type ColumnDialogState } from './column-dialog.js';
import { selectAll } from '../selection/selection.js';
import { GridSkeleton } from './grid-skeleton.js';
import styles from './sheet-view.module.css';
import { StatusBar } from './status-bar.js';
import { Toolbar } from './toolbar.js';
import { UnsentBanners } from './unsent-banners.js';

/** Loaded when somebody opens it, so that the grid is there earlier. */
const PostsPanel = lazy(async () => ({ default: (await import('../posts/posts-panel.js')).PostsPanel }));

const ScheduleRow = lazy(async () => ({ default: (await import('../posts/schedule-row.js')).ScheduleRow }));

interface SheetViewProps {
  readonly session: SheetSession;
  /** True to begin with the panel that generates, for all cells. */
  readonly isMaking: boolean;
}

/** A sheet with its bar, its grid and the panel beside it. */
export function SheetView({ session, isMaking }: SheetViewProps) {
  const { grid, acts } = useGrid(session);
  const root = useRef<HTMLDivElement>(null);
  const sheet = useObservable(grid.shown);
  const state = useObservable(session.reading.state);
  useNotices(session);
  useMaking(grid, isMaking && state.phase === 'complete');
  useAnnounced(grid);
  if (state.phase === 'failed') {
    return state.isMissing ? (
      <EmptyState icon={<Table2 />} title={shared.sheets.notFound} hint={shared.sheets.notFoundHint} />
    ) : (
      <div ref={root} className={styles.view}>
        <Banner kind="danger" action={<Button onPress={() => void session.open()}>{strings.retry}</Button>}>
          {strings.failed}: {state.error}
        </Banner>
      </div>
    );
  }
  return (
    <div ref={root} className={styles.view}>
      <Toolbar grid={grid} acts={acts} sheet={sheet} />
      <UnsentBanners session={session} />
      {sheet ? <SheetBody grid={grid} acts={acts} sheet={sheet} /> : <GridSkeleton />}
      <StatusBar grid={grid} isComplete={state.phase === 'complete'} />
    </div>
  );
}

interface BodyProps {
  readonly grid: GridModel;
  readonly acts: GridActs;
  readonly sheet: SheetData;
}

function SheetBody({ grid, acts, sheet }: BodyProps) {
  const [dialog, setDialog] = useState<ColumnDialogState>();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  const addColumn = () => setDialog({ kind: 'add' });
  const focusGrid = () => element.current?.focus({ preventScroll: true });
  return (
    <div className={styles.body}>
      {sheet.columns.length === 0 ? (
        <EmptyState
          icon={<Columns3 />}
          title={strings.grid.noColumns}
          action={
            <Button kind="primary" onPress={addColumn}>
              {strings.toolbar.addColumn}
            </Button>
          }
        />
      ) : (
        <div className={styles.main}>
          <FindBar grid={grid} onClose={focusGrid} />
          <Grid grid={grid} acts={acts} sheet={sheet} element={element} onAddColumn={addColumn} />
        </div>
      )}
      <GridMenu
        grid={grid}
        acts={acts}
        onRename={(columnId) => setDialog({ kind: 'rename', columnId })}
        onClose={focusGrid}
      />
      <SidePanel grid={grid} onClose={focusGrid} />
      <Scheduling grid={grid} />
      <ColumnDialog grid={grid} state={dialog} onClose={() => setDialog(undefined)} />
    </div>
  );
}

function SidePanel({ grid, onClose }: { readonly grid: GridModel; readonly onClose: () => void }) {
  const panel = useObservable(grid.panel);
  const close = () => {
    grid.panel.set(undefined);
    onClose();
  };
  if (panel === 'cell') return <CellPanel grid={grid} onClose={close} />;
  if (panel === 'generate') return <GeneratePanel grid={grid} onClose={close} />;
  return panel === 'posts' ? (
    <Suspense fallback={null}>
      <PostsPanel grid={grid} onClose={close} />
    </Suspense>
  ) : null;
}

function Scheduling({ grid }: { readonly grid: GridModel }) {
  const at = useObservable(grid.scheduling);
  return at ? (
    <Suspense fallback={null}>
      <ScheduleRow grid={grid} at={at} onClose={() => grid.scheduling.set(undefined)} />
    </Suspense>
  ) : null;
}

function useGrid(session: SheetSession): { grid: GridModel; acts: GridActs } {
  const made = useMemo(() => {
    const { owner, sheetId } = session.options;
    const grid = new GridModel(session, new LayoutStorage(owner, sheetId), new ChosenView(owner, sheetId));
    return { grid, acts: new GridActs(grid) };
  }, [session]);
  useEffect(() => {
    made.grid.open();
    return () => made.grid.close();
  }, [made]);
  return made;
}

/** Opens the panel that generates once the sheet is there, with all cells selected. */
function useMaking(grid: GridModel, isMaking: boolean): void {
  useEffect(() => {
    if (!isMaking) return;
    grid.select(selectAll(grid.selection.get(), grid.size));
    grid.panel.set('generate');
  }, [grid, isMaking]);
}

/** Shows what acts report among the messages of the studio. */
function useNotices({ notice, undoing }: SheetSession): void {
  useEffect(
    () =>
      notice.subscribe(() => {
        const given = notice.get();
        if (!given) return;
        notice.set(undefined);
        const { text, kind, step } = given;
        const action = step ? { label: strings.toolbar.undo, run: () => void undoing.undo(step) } : undefined;
        addMessage({ text, kind, ...(action && { action }) });
      }),
    [notice, undoing],
  );
}
