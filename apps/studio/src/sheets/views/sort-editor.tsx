import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import { ChoiceField } from '../controls/choice-field.js';
import { useObservable } from '../data/observable.js';
import type { GridColumn } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import { afterRemoved, controlOfLine, useFocusAfter } from './focus-after.js';
import type { ViewSort } from './sheet-view-definition.js';
import styles from './views.module.css';

/** Maximum number of columns that a saved view sorts by. */
const MAX_SORTS = 5;
const COMPARISONS = ['text', 'natural', 'number'] as const;

/** Edits the columns by which rows are sorted. */
export function SortEditor({ grid }: { readonly grid: GridModel }) {
  const rows = useObservable(grid.views.rows);
  const columns = useObservable(grid.shown)?.columns ?? [];
  const { sorts } = rows;
  const editor = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(editor);
  const set = (next: readonly ViewSort[]) => grid.views.apply({ ...rows, sorts: next });
  const change = (index: number, change: Partial<ViewSort>) =>
    set(sorts.map((sort, at) => (at === index ? { ...sort, ...change } : sort)));
  const add = () => {
    const used = new Set(sorts.map(({ column_id }) => column_id));
    const column = [grid.activeColumn, ...columns].find((each) => each && !used.has(each.id));
    if (!column) return;
    focusAfter(controlOfLine(sorts.length));
    set([...sorts, { column_id: column.id, by: 'natural', descending: false }]);
  };
  const remove = (index: number) => {
    focusAfter(afterRemoved(index, sorts.length));
    set(sorts.filter((_, at) => at !== index));
  };
  return (
    <div ref={editor} className={styles.editor}>
      {sorts.length === 0 ? <p className={styles.hint}>{strings.noSorts}</p> : null}
      <ul className={styles.lines}>
        {sorts.map((sort, index) => (
          <SortLine
            // Columns to sort by have no identity beyond their position.
            key={index}
            index={index}
            sort={sort}
            columns={columns}
            onChange={(changes) => change(index, changes)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" icon={<Plus />} isDisabled={sorts.length >= MAX_SORTS} onPress={add}>
          {strings.addSort}
        </Button>
      </div>
    </div>
  );
}

interface SortLineProps {
  readonly index: number;
  readonly sort: ViewSort;
  readonly columns: readonly GridColumn[];
  readonly onChange: (change: Partial<ViewSort>) => void;
  readonly onRemove: () => void;
}

function SortLine({ index, sort, columns, onChange, onRemove }: SortLineProps) {
  return (
    <li className={styles.line}>
      <ChoiceField
        label={strings.column(index + 1)}
        value={String(sort.column_id)}
        options={columns.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(id) => onChange({ column_id: Number(id) })}
      />
      <ChoiceField
        label={strings.by(index + 1)}
        value={sort.by ?? 'text'}
        options={COMPARISONS.map((value) => ({ value, label: strings.comparisons[value] }))}
        onChange={(by) => onChange({ by })}
      />
      <ChoiceField
        label={strings.direction(index + 1)}
        value={sort.descending ? 'down' : 'up'}
        options={(['up', 'down'] as const).map((value) => ({ value, label: strings.directions[value] }))}
        onChange={(value) => onChange({ descending: value === 'down' })}
      />
      <Button kind="plain" size="small" icon={<X />} aria-label={strings.removeSort(index + 1)} onPress={onRemove} />
    </li>
  );
}
