import { Plus, X } from 'lucide-react';
import { Button } from '../../design/components/controls/button.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import { ChoiceField } from '../controls/choice-field.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
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
  const set = (next: readonly ViewSort[]) => grid.views.apply({ ...rows, sorts: next });
  const change = (index: number, change: Partial<ViewSort>) =>
    set(sorts.map((sort, at) => (at === index ? { ...sort, ...change } : sort)));
  const add = () => {
    const used = new Set(sorts.map(({ column_id }) => column_id));
    const column = [grid.activeColumn, ...columns].find((each) => each && !used.has(each.id));
    if (column) set([...sorts, { column_id: column.id, by: 'natural', descending: false }]);
  };
  return (
    <div className={styles.editor}>
      {sorts.length === 0 ? <p className={styles.hint}>{strings.noSorts}</p> : null}
      <ul className={styles.lines}>
        {sorts.map((sort, index) => (
          <li key={index} className={styles.line}>
            <ChoiceField
              label={strings.column(index + 1)}
              value={String(sort.column_id)}
              options={columns.map(({ id, title }) => ({ value: String(id), label: title }))}
              onChange={(id) => change(index, { column_id: Number(id) })}
            />
            <ChoiceField
              label={strings.by(index + 1)}
              value={sort.by ?? 'text'}
              options={COMPARISONS.map((value) => ({ value, label: strings.comparisons[value] }))}
              onChange={(by) => change(index, { by })}
            />
            <ChoiceField
              label={strings.direction(index + 1)}
              value={sort.descending ? 'down' : 'up'}
              options={(['up', 'down'] as const).map((value) => ({ value, label: strings.directions[value] }))}
              onChange={(value) => change(index, { descending: value === 'down' })}
            />
            <Button
              kind="plain"
              size="small"
              icon={<X />}
              aria-label={strings.removeSort(index + 1)}
              onPress={() => set(sorts.filter((_, at) => at !== index))}
            />
          </li>
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
