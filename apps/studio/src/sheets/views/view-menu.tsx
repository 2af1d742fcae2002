import type { SavedViewView } from '@reelsheet/client';
import { Layers2, Pencil, Plus, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { Menu, MenuItem, MenuLine, MenuSection } from '../../design/components/overlays/menu.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import { chooseView, createView, isViewChanged, removeView, renameView, saveView } from './view-acts.js';
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
  const isChanged = isViewChanged(grid);
  const name = current?.name ?? strings.allRows;
  return (
    <>
      <Menu label={strings.views} placement="bottom start" trigger={<ViewButton name={name} isChanged={isChanged} />}>
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
          <MenuItem icon={<Save size={16} />} onAction={() => void saveView(grid, current)}>
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
        onSave={(name, state) => (state.kind === 'save' ? createView(grid, name) : renameView(grid, state.view, name))}
      />
    </>
  );
}

interface ViewButtonProps {
  readonly name: string;
  readonly isChanged: boolean;
}

/** The button with the name of the view, which says when the page shows something else. */
const ViewButton = ({ name, isChanged }: ViewButtonProps) => (
  <Button
    kind="plain"
    size="small"
    icon={<Layers2 />}
    aria-label={`${strings.view}: ${isChanged ? strings.changedName(name) : name}`}
  >
    <span className={styles.name}>{name}</span>
    {isChanged ? <span className={styles.changed}>{strings.changed}</span> : null}
  </Button>
);

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
      <MenuItem icon={<Trash2 size={16} />} onAction={() => void removeView(grid, view)}>
        {strings.remove}
      </MenuItem>
    </>
  );
}

function Mark({ isOn }: { readonly isOn: boolean }) {
  return <span className={styles.mark} data-on={isOn || undefined} aria-hidden />;
}
