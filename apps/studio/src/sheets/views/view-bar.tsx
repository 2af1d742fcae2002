import { ArrowDownUp, ListFilter, RotateCw } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { DialogTrigger, Popover } from 'react-aria-components';
import { Button } from '../../design/components/controls/button.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import { FilterEditor } from './filter-editor.js';
import { isOutdated } from './shown-rows.js';
import { SaveView } from './save-view.js';
import { SortEditor } from './sort-editor.js';
import { ViewMenu } from './view-menu.js';
import styles from './views.module.css';

/** Chooses what a sheet shows: a saved view, conditions, and an order. */
export function ViewBar({ grid }: { readonly grid: GridModel }) {
  const { filters, sorts } = useObservable(grid.views.rows);
  const editor = useObservable(grid.views.editor);
  const opening = (name: 'filter' | 'sort') => ({
    isOpen: editor === name,
    onOpenChange: (isOpen: boolean) => grid.views.editor.set(isOpen ? name : undefined),
  });
  return (
    <div className={styles.bar}>
      <ViewMenu grid={grid} />
      <Editor
        {...opening('filter')}
        title={strings.filterTitle}
        icon={<ListFilter />}
        label={filters.length > 0 ? strings.filters(filters.length) : strings.filter}
        isOn={filters.length > 0}
      >
        <FilterEditor grid={grid} />
      </Editor>
      <Editor
        {...opening('sort')}
        title={strings.sortTitle}
        icon={<ArrowDownUp />}
        label={sorts.length > 0 ? strings.sorts(sorts.length) : strings.sort}
        isOn={sorts.length > 0}
      >
        <SortEditor grid={grid} />
      </Editor>
      <SaveView grid={grid} />
      <Reapply grid={grid} />
    </div>
  );
}

interface EditorProps {
  readonly title: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

function Editor({ title, label, icon, isOn, isOpen, onOpenChange, children }: EditorProps) {
  const titleId = useId();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <span className={styles.trigger} data-on={isOn || undefined}>
        <Button kind="plain" size="small" icon={icon} aria-label={label}>
          <span className={styles.wide}>{label}</span>
        </Button>
      </span>
      {/* The popover itself is the dialog, so that its hidden buttons for closing it are inside too. */}
      <Popover className={styles.popover} aria-labelledby={titleId} placement="bottom start" offset={4}>
        <div className={styles.dialog}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
      </Popover>
    </DialogTrigger>
  );
}

/** Milliseconds without a change after which is checked whether rows are still where the view puts them. */
const CHECK_MS = 400;

/** Offers to filter and sort again once values have changed: rows do not move away while somebody types. */
function Reapply({ grid }: { readonly grid: GridModel }) {
  const sheet = useObservable(grid.session.reading.sheet);
  const shown = useObservable(grid.shown);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const { applied } = grid.views;
    const check = () => setOld(sheet !== undefined && applied !== undefined && isOutdated(sheet, applied));
    const timer = setTimeout(check, CHECK_MS);
    return () => clearTimeout(timer);
  }, [grid, sheet, shown]);
  if (!isOld) return null;
  return (
    <Button
      size="small"
      icon={<RotateCw />}
      aria-label={`${strings.outdated}: ${strings.reapply}`}
      onPress={grid.views.reapply}
    >
      <span className={styles.wide}>{strings.reapply}</span>
    </Button>
  );
}
