import type { CellView } from '@reelsheet/client';
import { Braces, TriangleAlert } from 'lucide-react';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import type { RowDetails } from '../data/row-details.js';
import type { GridColumn } from '../data/sheet-data.js';
import { KindIcon } from '../grid/column-header.js';
import type { GridModel } from '../grid/grid-model.js';
import { columnsUsing, inputsOf, promptOf, type CellInput } from './cell-inputs.js';
import styles from './cell-panel.module.css';
import { PanelSection } from './panel.js';

const text = strings.cell;

interface CellInputsProps {
  readonly grid: GridModel;
  readonly cell: CellView;
  readonly column: GridColumn;
  readonly details: RowDetails;
}

/** The inputs of a cell, and the cells that it is an input of. */
export function CellInputs({ grid, cell, column, details }: CellInputsProps) {
  const columns = grid.sheet?.columns ?? [];
  const isManual = cell.additional_attributes['textMode'] === 'manual';
  const inputs = isManual ? [] : inputsOf(promptOf(cell), columns, details.cells, details.variables);
  const users = columnsUsing(column.title, columns, details.cells);
  const go = (target: GridColumn) => {
    const index = grid.columns.indexOf(target);
    if (index >= 0) grid.selectPoint({ row: grid.selection.get().active.row, column: index });
  };
  return (
    <>
      {isManual ? null : (
        <PanelSection title={text.dependsOn}>
          {inputs.length === 0 ? <p className={styles.hint}>{text.noInputs}</p> : null}
          <ul className={styles.inputs}>
            {inputs.map((input) => (
              <li key={input.name}>
                <Input input={input} go={go} />
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {users.length > 0 ? (
        <PanelSection title={text.usedBy}>
          <ul className={styles.inputs}>
            {users.map((user) => (
              <li key={user.id}>
                <button type="button" className={styles.input} onClick={() => go(user)}>
                  <KindIcon type={user.type} /> {user.title}
                </button>
              </li>
            ))}
          </ul>
        </PanelSection>
      ) : null}
    </>
  );
}

function Input({ input, go }: { readonly input: CellInput; readonly go: (column: GridColumn) => void }) {
  switch (input.kind) {
    case 'column':
      return (
        <button type="button" className={styles.input} onClick={() => go(input.column)}>
          <KindIcon type={input.column.type} /> {input.name}
          <span className={styles.inputValue}>{input.cell?.value}</span>
        </button>
      );
    case 'variable':
      return (
        <span className={styles.input}>
          <Braces size={14} aria-label={text.variable} /> {input.name}
          <span className={styles.inputValue}>{input.value}</span>
        </span>
      );
    case 'unknown':
      return (
        <span className={styles.input} data-unknown>
          <TriangleAlert size={14} aria-hidden /> {text.unknownName(input.name)}
        </span>
      );
  }
}
