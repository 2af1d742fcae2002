import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import { ChoiceField } from '../controls/choice-field.js';
import { useObservable } from '../data/observable.js';
import type { GridColumn } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import type { FilterCondition, ViewFilter, FilterMatch } from './sheet-view-definition.js';
import { afterRemoved, controlOfLine, useFocusAfter } from './focus-after.js';
import styles from './views.module.css';

/** Maximum number of conditions of a saved view. */
const MAX_FILTERS = 20;
const CONDITIONS = Object.keys(strings.conditions) as FilterCondition[];
const WITHOUT_VALUE: ReadonlySet<FilterCondition> = new Set(['is_empty', 'is_not_empty']);

/** Edits the conditions by which rows are shown; each change takes effect at once. */
export function FilterEditor({ grid }: { readonly grid: GridModel }) {
  const rows = useObservable(grid.views.rows);
  const columns = useObservable(grid.shown)?.columns ?? [];
  const { filters } = rows;
  const editor = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(editor);
  const set = (next: readonly ViewFilter[]) => grid.views.apply({ ...rows, filters: next });
  const change = (index: number, change: Partial<ViewFilter>) =>
    set(filters.map((filter, at) => (at === index ? { ...filter, ...change } : filter)));
  const add = () => {
    const column = grid.activeColumn ?? columns[0];
    if (!column) return;
    focusAfter(controlOfLine(filters.length));
    set([...filters, { column_id: column.id, condition: 'contains', value: '' }]);
  };
  const clear = () => {
    focusAfter(afterRemoved(0, filters.length));
    set([]);
  };
  return (
    <div ref={editor} className={styles.editor}>
      {filters.length === 0 ? <p className={styles.hint}>{strings.noFilters}</p> : null}
      {filters.length > 1 ? (
        <ChoiceField<FilterMatch>
          label={strings.match}
          value={rows.match}
          options={(['all', 'any'] as const).map((value) => ({ value, label: strings.matches[value] }))}
          onChange={(match) => grid.views.apply({ ...rows, match })}
        />
      ) : null}
      <ul className={styles.lines}>
        {filters.map((filter, index) => (
          <FilterLine
            // Conditions have no identity beyond their position.
            key={index}
            index={index}
            filter={filter}
            columns={columns}
            onChange={(changes) => change(index, changes)}
            onRemove={() => {
              focusAfter(afterRemoved(index, filters.length));
              set(filters.filter((_, at) => at !== index));
            }}
          />
        ))}
      </ul>
      <RowCount grid={grid} isOn={filters.length > 0} />
      <div className={styles.buttons}>
        <Button size="small" icon={<Plus />} isDisabled={filters.length >= MAX_FILTERS} onPress={add}>
          {strings.addFilter}
        </Button>
        {filters.length > 0 ? (
          <Button size="small" kind="plain" onPress={clear}>
            {strings.clearFilters}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The number of rows that meet the conditions; screen readers announce it when it changes. */
function RowCount({ grid, isOn }: { readonly grid: GridModel; readonly isOn: boolean }) {
  const shown = useObservable(grid.shown)?.rows.length ?? 0;
  const all = useObservable(grid.session.reading.sheet)?.rows.length ?? 0;
  return (
    <p role="status" className={isOn ? styles.rowCount : undefined}>
      {isOn ? strings.rowsShown(shown, all) : ''}
    </p>
  );
}

interface LineProps {
  readonly index: number;
  readonly filter: ViewFilter;
  readonly columns: readonly GridColumn[];
  readonly onChange: (change: Partial<ViewFilter>) => void;
  readonly onRemove: () => void;
}

function FilterLine({ index, filter, columns, onChange, onRemove }: LineProps) {
  return (
    <li className={styles.line}>
      <ChoiceField
        label={strings.column(index + 1)}
        value={String(filter.column_id)}
        options={columns.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(id) => onChange({ column_id: Number(id) })}
      />
      <ChoiceField<FilterCondition>
        label={strings.condition(index + 1)}
        value={filter.condition}
        options={CONDITIONS.map((value) => ({ value, label: strings.conditions[value] }))}
        onChange={(condition) => onChange({ condition })}
      />
      {WITHOUT_VALUE.has(filter.condition) ? (
        <span className={styles.noValue} />
      ) : (
        <input
          className={styles.input}
          aria-label={strings.value(index + 1)}
          value={filter.value ?? ''}
          maxLength={1000}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      )}
      <Button kind="plain" size="small" icon={<X />} aria-label={strings.removeFilter(index + 1)} onPress={onRemove} />
    </li>
  );
}
