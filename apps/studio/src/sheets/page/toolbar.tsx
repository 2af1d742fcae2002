import { Columns3, Redo2, Rows2, Rows3, Search, Send, Sparkles, Undo2 } from 'lucide-react';
import { Button } from '../../design/components/controls/button.js';
import { Menu, MenuItem, MenuSection } from '../../design/components/overlays/menu.js';
import { findStrings } from '../../strings/find-en.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import type { SheetData } from '../data/sheet-data.js';
import type { UndoStep } from '../edits/undo-history.js';
import { EMPTY_LAYOUT } from '../layout/column-layout.js';
import { KindIcon } from '../grid/column-header.js';
import type { GridActs } from '../grid/grid-acts.js';
import type { GridModel } from '../grid/grid-model.js';
import { DataMenu } from '../import/data-menu.js';
import { People } from '../presence/people.js';
import { ViewBar } from '../views/view-bar.js';
import { SavingState } from './saving-state.js';
import styles from './toolbar.module.css';

interface ToolbarProps {
  readonly grid: GridModel;
  readonly acts: GridActs;
  readonly sheet: SheetData | undefined;
}

/** The title of the sheet and what can be done with it as a whole. */
export function Toolbar({ grid, acts, sheet }: ToolbarProps) {
  const layout = useObservable(grid.layout);
  return (
    <div className={styles.bar} role="toolbar" aria-label={strings.grid.label(sheet?.title ?? '')}>
      <h1 className={styles.title}>{sheet?.title ?? ' '}</h1>
      {sheet ? <ViewBar grid={grid} /> : null}
      <SavingState session={grid.session} />
      <span className={styles.space} />
      {sheet ? <People grid={grid} /> : null}
      <HistoryButtons grid={grid} acts={acts} />
      <Button
        kind="plain"
        size="small"
        aria-label={layout.isTall ? strings.toolbar.short : strings.toolbar.tall}
        icon={layout.isTall ? <Rows3 /> : <Rows2 />}
        onPress={() => grid.setLayout({ ...layout, isTall: !layout.isTall })}
      />
      {sheet ? <ColumnsMenu grid={grid} sheet={sheet} /> : null}
      <Button
        kind="plain"
        size="small"
        aria-label={findStrings.open}
        icon={<Search />}
        isDisabled={!sheet}
        onPress={() => grid.find.open()}
      />
      {sheet ? <DataMenu grid={grid} /> : null}
      <Button
        kind="plain"
        size="small"
        icon={<Send />}
        aria-label={strings.toolbar.posts}
        isDisabled={!sheet}
        onPress={() => grid.panel.set('posts')}
      >
        <span className={styles.wide}>{strings.toolbar.posts}</span>
      </Button>
      <Button
        kind="primary"
        size="small"
        icon={<Sparkles />}
        isDisabled={!sheet || sheet.rows.length === 0}
        onPress={() => grid.panel.set('generate')}
      >
        {strings.toolbar.generate}
      </Button>
    </div>
  );
}

function HistoryButtons({ grid, acts }: Pick<ToolbarProps, 'grid' | 'acts'>) {
  const history = useObservable(grid.session.undoing.history);
  return (
    <div className={styles.group}>
      <Button
        kind="plain"
        size="small"
        aria-label={labelOf(history.undo, strings.toolbar.undo, strings.toolbar.undoOf)}
        icon={<Undo2 />}
        isDisabled={history.undo.length === 0}
        onPress={() => void acts.undo()}
      />
      <Button
        kind="plain"
        size="small"
        aria-label={labelOf(history.redo, strings.toolbar.redo, strings.toolbar.redoOf)}
        icon={<Redo2 />}
        isDisabled={history.redo.length === 0}
        onPress={() => void acts.redo()}
      />
    </div>
  );
}

/** Says which act the button concerns. */
function labelOf(steps: readonly UndoStep[], none: string, of: (what: string) => string): string {
  const last = steps.at(-1);
  return last ? of(strings.steps[last.label]) : none;
}

function ColumnsMenu({ grid, sheet }: { readonly grid: GridModel; readonly sheet: SheetData }) {
  const layout = useObservable(grid.layout);
  const hidden = new Set(layout.hidden);
  const count = sheet.columns.filter(({ id }) => hidden.has(id)).length;
  return (
    <Menu
      label={strings.toolbar.columns}
      trigger={
        <Button kind="plain" size="small" icon={<Columns3 />}>
          <span className={styles.wide}>
            {count > 0 ? strings.toolbar.hiddenColumns(count) : strings.toolbar.columns}
          </span>
        </Button>
      }
    >
      {count > 0 ? (
        <MenuItem onAction={() => grid.setLayout({ ...layout, hidden: EMPTY_LAYOUT.hidden })}>
          {strings.toolbar.showAll}
        </MenuItem>
      ) : null}
      <MenuSection
        title={strings.toolbar.columns}
        selectionMode="multiple"
        selectedKeys={sheet.columns.filter(({ id }) => !hidden.has(id)).map(({ id }) => String(id))}
        onSelectionChange={(keys) => {
          const chosen = keys === 'all' ? undefined : new Set([...keys].map(Number));
          const next = chosen ? sheet.columns.filter(({ id }) => !chosen.has(id)).map(({ id }) => id) : [];
          grid.setLayout({ ...layout, hidden: next });
        }}
      >
        {sheet.columns.map((column) => (
          <MenuItem
            key={column.id}
            id={String(column.id)}
            icon={<KindIcon type={column.type} size={16} />}
            end={<span className={styles.check} data-on={!hidden.has(column.id) || undefined} aria-hidden />}
          >
            {column.title}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
