import type { SavedViewView } from '@reelsheet/client';
import { Layers2, Pencil, Plus, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Menu, MenuItem, MenuLine, MenuSection } from '../../design/components/overlays/menu.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import { EMPTY_LAYOUT, ordered } from '../layout/column-layout.js';
import { definitionOf, isSavedAs, layoutOf } from './sheet-view-definition.js';
import { ViewNameDialog, type NameDialogState } from './view-name-dialog.js';
import styles from './views.module.css';

const ALL = 'all';

/** The saved views of a sheet. */
export function ViewMenu({ grid }: { readonly grid: GridModel }) {
  const { views } = grid;
  const saved = useObservable(views.saved);
  useObservable(views.chosen);
  useObservable(views.rows);
  useObservable(grid.layout);
  const [dialog, setDialog] = useState<NameDialogState>();
  const { current } = views;
  const present = presentOf(grid);
  const isChanged = current !== undefined && present !== undefined && !isSavedAs(current, present);
  return (
    <>
      <Menu
        label={strings.views}
        placement="bottom start"
        trigger={
          <Button
            kind="plain"
            size="small"
            icon={<Layers2 />}
            aria-label={`${strings.view}: ${current?.name ?? strings.allRows}`}
          >
            <span className={styles.name}>{current?.name ?? strings.allRows}</span>
            {isChanged ? <span className={styles.changed}>{strings.changed}</span> : null}
          </Button>
        }
      >
        <MenuSection title={strings.views} selectionMode="single" selectedKeys={[current ? String(current.id) : ALL]}>
          {[
            <MenuItem key={ALL} id={ALL} end={<Mark isOn={!current} />} onAction={() => chooseView(grid, undefined)}>
              {strings.allRows}
            </MenuItem>,
            ...saved.map((view) => savedItem(grid, view, current)),
          ]}
        </MenuSection>
        <MenuLine />
        {current && isChanged ? (
          <MenuItem icon={<Save size={16} />} onAction={() => void save(grid, current)}>
            {strings.update}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Plus size={16} />} onAction={() => setDialog({ kind: 'save' })}>
          {strings.save}
        </MenuItem>
        {current ? <CurrentItems grid={grid} view={current} onRename={setDialog} /> : null}
      </Menu>
      <ViewNameDialog
        state={dialog}
        onClose={() => setDialog(undefined)}
        onSave={(name, state) => (state.kind === 'save' ? create(grid, name) : rename(grid, state.view, name))}
      />
    </>
  );
}

function savedItem(grid: GridModel, view: SavedViewView, current: SavedViewView | undefined) {
  const mark = <Mark isOn={view.id === current?.id} />;
  return (
    <MenuItem key={view.id} id={String(view.id)} end={mark} onAction={() => chooseView(grid, view)}>
      {view.name}
    </MenuItem>
  );
}

interface CurrentItemsProps {
  readonly grid: GridModel;
  readonly view: SavedViewView;
  readonly onRename: (state: NameDialogState) => void;
}

function CurrentItems({ grid, view, onRename }: CurrentItemsProps) {
  return (
    <>
      <MenuItem icon={<Pencil size={16} />} onAction={() => onRename({ kind: 'rename', view })}>
        {strings.rename}
      </MenuItem>
      <MenuItem icon={<Trash2 size={16} />} onAction={() => void remove(grid, view)}>
        {strings.remove}
      </MenuItem>
    </>
  );
}

function Mark({ isOn }: { readonly isOn: boolean }) {
  return <span className={styles.mark} data-on={isOn || undefined} aria-hidden />;
}

/** Returns what would be saved of the page now. */
function presentOf(grid: GridModel) {
  const columns = grid.sheet?.columns;
  const layout = grid.layout.get();
  if (!columns) return undefined;
  const ids = ordered(columns, layout.order ?? []).map(({ id }) => id);
  return definitionOf(grid.views.rows.get(), layout, ids);
}

function chooseView(grid: GridModel, view: SavedViewView | undefined): void {
  grid.views.choose(view);
  const { isTall } = grid.layout.get();
  grid.setLayout(view ? layoutOf(view) : { ...EMPTY_LAYOUT, isTall });
}

async function attempt(grid: GridModel, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    grid.session.report(error);
    return false;
  }
}

function save(grid: GridModel, { id }: SavedViewView): Promise<boolean> {
  return attempt(grid, async () => {
    await grid.session.api.updateView(id, presentOf(grid)!);
    await grid.views.read();
  });
}

function create(grid: GridModel, name: string): Promise<boolean> {
  return attempt(grid, async () => {
    const made = await grid.session.api.createView(crypto.randomUUID(), { name, ...presentOf(grid)! });
    await grid.views.read();
    chooseView(grid, made);
  });
}

function rename(grid: GridModel, { id }: SavedViewView, name: string): Promise<boolean> {
  return attempt(grid, async () => {
    await grid.session.api.updateView(id, { name });
    await grid.views.read();
  });
}

/** Deletes a view; its message offers to save it again. */
function remove(
  grid: GridModel,
  { id, name, match, filters, sorts, columns, tall_rows }: SavedViewView,
): Promise<boolean> {
  const again = { name, match, filters: [...filters], sorts: [...sorts], columns: [...columns], tall_rows };
  const undo = () =>
    void attempt(grid, async () => {
      const made = await grid.session.api.createView(crypto.randomUUID(), again);
      await grid.views.read();
      chooseView(grid, made);
    });
  return attempt(grid, async () => {
    await grid.session.api.deleteView(id);
    chooseView(grid, undefined);
    await grid.views.read();
    addMessage({ text: strings.removed(name), kind: 'positive', action: { label: strings.undo, run: undo } });
  });
}
