import { normalizeName } from '../prompts/prompt.js';
import type { ColumnRole, ColumnType } from '../sheet/column-types.js';

export interface NamedColumn {
  readonly id: number;
  readonly title: string;
  readonly type: ColumnType;
  readonly columnRole: ColumnRole;
}

/** A variable in whose value names stand. */
export interface VariableNames {
  readonly key: string;
  readonly names: readonly string[];
}

export type NameTarget = { readonly columnId: number } | { readonly variable: string };

/** What names mean in a sheet: the first column of that title, else a variable. */
export class Names {
  private readonly columnOf = new Map<string, number>();
  private readonly inVariable = new Map<string, readonly string[]>();
  private readonly byId: ReadonlyMap<number, NamedColumn>;

  /** Both by position. */
  constructor(
    readonly columns: readonly NamedColumn[],
    variables: readonly VariableNames[],
  ) {
    this.byId = new Map(columns.map((column) => [column.id, column]));
    for (const { id, title } of columns.toReversed()) this.columnOf.set(normalizeName(title), id);
    for (const { key, names } of variables.toReversed()) this.inVariable.set(normalizeName(key), names);
  }

  /** Several columns have one title. */
  get hasRepeatedTitles(): boolean {
    return this.columnOf.size < this.byId.size;
  }

  column(id: number): NamedColumn | undefined {
    return this.byId.get(id);
  }

  resolve(name: string): NameTarget {
    const key = normalizeName(name);
    const columnId = this.columnOf.get(key);
    return columnId === undefined ? { variable: key } : { columnId };
  }

  namesInVariable(variable: string): readonly string[] {
    return this.inVariable.get(variable) ?? [];
  }
}
