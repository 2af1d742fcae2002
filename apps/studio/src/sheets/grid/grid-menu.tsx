import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  CalendarClock,
  Copy,
  Eraser,
  EyeOff,
  PanelRight,
  Pencil,
  Send,
  Sparkles,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';
import { Header, Keyboard, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { useOrganization } from '../../app/use-organization.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { viewActions } from '../views/column-view-actions.js';
import { useObservable } from '../data/observable.js';
import { withHidden, withWidth, widthOf } from '../layout/column-layout.js';
import type { GridActs } from './grid-acts.js';
import type { GridModel } from './grid-model.js';
import styles from './grid-menu.module.css';
import { selectColumns } from '../selection/selection.js';

interface Action {
  readonly name: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly isDangerous?: boolean;
  readonly run: () => unknown;
}

interface GridMenuProps {
  readonly grid: GridModel;
  readonly acts: GridActs;
  readonly onRename: (columnId: number) => void;
  readonly onClose: () => void;
}

/** The actions of the selection, where the person has asked for them. */
export function GridMenu({ grid, acts, onRename, onClose }: GridMenuProps) {
  const position = useObservable(grid.menu);
  const anchor = useRef<HTMLDivElement>(null);
  const { canEdit } = useOrganization();
  if (!position) return null;
  const { span } = grid.selection.get();
  const sections = [
    ...(span === 'cells' ? [{ title: strings.menu.cell, actions: cellActions(grid, acts) }] : []),
    ...(span === 'columns' ? [] : [{ title: strings.menu.row, actions: rowActions(grid, acts, canEdit) }]),
    ...(span === 'rows' ? [] : [{ title: strings.menu.column, actions: columnActions(grid, acts, onRename) }]),
  ].filter(({ actions }) => actions.length > 0);
  const close = () => {
    grid.menu.set(undefined);
    onClose();
  };
  return (
    <>
      <div ref={anchor} className={styles.anchor} style={{ left: position.x, top: position.y }} />
      <Popover
        aria-label={strings.menu.label}
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        placement="bottom start"
        offset={2}
        className={styles.popover}
      >
        <Menu aria-label={strings.menu.label} className={styles.menu} autoFocus="first" onClose={close}>
          {sections.map(({ title, actions }) => (
            <MenuSection key={title} className={styles.section}>
              <Header className={styles.heading}>{title}</Header>
              {actions.map((action) => (
                <ActionItem key={action.name} action={action} close={close} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </>
  );
}

function ActionItem({ action, close }: { readonly action: Action; readonly close: () => void }) {
  const { name, label, icon: Icon, keys, isDangerous, run } = action;
  return (
    <MenuItem
      id={name}
      textValue={label}
      className={styles.item}
      data-dangerous={isDangerous}
      onAction={() => {
        close();
        run();
      }}
    >
      <Icon size={14} aria-hidden />
      <span className={styles.label}>{label}</span>
      {keys ? <Keyboard className={styles.keys}>{keys}</Keyboard> : null}
    </MenuItem>
  );
}

function cellActions(grid: GridModel, acts: GridActs): Action[] {
  if (!grid.active) return [];
  const { menu } = strings;
  return [
    { name: 'edit', label: menu.edit, icon: Pencil, keys: 'F2', run: () => grid.startEditing(false) },
    { name: 'details', label: menu.details, icon: PanelRight, keys: 'Space', run: () => grid.panel.set('cell') },
    {
      name: 'generate',
      label: menu.generateSelection,
      icon: Sparkles,
      keys: 'Ctrl Enter',
      run: () => grid.panel.set('generate'),
    },
    { name: 'clear', label: menu.clear, icon: Eraser, keys: 'Del', run: () => acts.clear() },
  ];
}

function rowActions(grid: GridModel, acts: GridActs, canEdit: boolean): Action[] {
  const count = grid.selectedRowIds.length;
  if (count === 0) return [];
  const { menu } = strings;
  const posts: Action[] = grid.active
    ? [
        ...(canEdit
          ? [{ name: 'schedule', label: menu.schedule, icon: CalendarClock, run: () => grid.schedulePost() }]
          : []),
        { name: 'posts', label: menu.posts, icon: Send, run: () => grid.panel.set('posts') },
      ]
    : [];
  return [
    ...posts,
    { name: 'above', label: menu.insertAbove, icon: BetweenHorizontalStart, run: () => acts.insertRows('above') },
    {
      name: 'below',
      label: menu.insertBelow,
      icon: BetweenHorizontalEnd,
      keys: 'Shift Enter',
      run: () => acts.insertRows('below'),
    },
    {
      name: 'duplicate',
      label: menu.duplicateRows(count),
      icon: Copy,
      keys: 'Ctrl Shift D',
      run: () => acts.duplicateRows(),
    },
    { name: 'up', label: menu.moveUp, icon: ArrowUp, keys: 'Alt ↑', run: () => acts.moveBy('rows', -1) },
    { name: 'down', label: menu.moveDown, icon: ArrowDown, keys: 'Alt ↓', run: () => acts.moveBy('rows', 1) },
    {
      name: 'delete',
      label: menu.deleteRows(count),
      icon: Trash2,
      keys: 'Ctrl Del',
      isDangerous: true,
      run: () => acts.deleteRows(),
    },
  ];
}

const WIDTH_STEP = 40;

function columnActions(grid: GridModel, acts: GridActs, onRename: (columnId: number) => void): Action[] {
  const column = grid.activeColumn;
  if (!column) return [];
  const { menu } = strings;
  const resize = (by: number) => {
    const layout = grid.layout.get();
    grid.setLayout(withWidth(layout, column.id, widthOf(column, layout) + by));
  };
  const generate = () => {
    const { left, right } = grid.range;
    grid.select(selectColumns(left, right, grid.selection.get().active.row));
    grid.panel.set('generate');
  };
  return [
    ...viewActions(grid, column),
    { name: 'generateColumn', label: menu.generateColumn, icon: Sparkles, run: generate },
    { name: 'rename', label: menu.rename, icon: Pencil, run: () => onRename(column.id) },
    {
      name: 'copyColumn',
      label: menu.duplicateColumn,
      icon: Copy,
      run: () => acts.duplicateColumn(column),
    },
    {
      name: 'hide',
      label: menu.hide,
      icon: EyeOff,
      run: () => grid.setLayout(withHidden(grid.layout.get(), column.id, true)),
    },
    { name: 'left', label: menu.moveLeft, icon: ArrowLeft, keys: 'Alt ←', run: () => acts.moveBy('columns', -1) },
    { name: 'right', label: menu.moveRight, icon: ArrowRight, keys: 'Alt →', run: () => acts.moveBy('columns', 1) },
    { name: 'wider', label: menu.wider, icon: ArrowRight, run: () => resize(WIDTH_STEP) },
    { name: 'narrower', label: menu.narrower, icon: ArrowLeft, run: () => resize(-WIDTH_STEP) },
    {
      name: 'deleteColumn',
      label: menu.deleteColumn,
      icon: Trash2,
      isDangerous: true,
      run: () => acts.deleteColumn(column),
    },
  ];
}
