import { normalizeName } from '../prompts/prompt.js';
import type { ColumnRole, ColumnType } from '../sheet/column-types.js';

export interface PromptColumn {
  readonly id: number;
  readonly title: string;
  readonly type: ColumnType;
  readonly columnRole: ColumnRole;
}

/** A variable and the names that its value refers to. */
export interface VariableNames {
  readonly key: string;
  readonly names: readonly string[];
}

export type NameTarget = { readonly columnId: number } | { readonly variable: string };

/** Resolves names in prompts: to the first column with that title, else to a variable. */
export class Names {
  private readonly columnByName = new Map<string, number>();
  private readonly namesByVariable = new Map<string, readonly string[]>();
  private readonly byId: ReadonlyMap<number, PromptColumn>;

  /** Columns and variables must be ordered by position. */
  constructor(
    readonly columns: readonly PromptColumn[],
    variables: readonly VariableNames[],
  ) {
    this.byId = new Map(columns.map((column) => [column.id, column]));
    for (const { id, title } of columns.toReversed()) this.columnByName.set(normalizeName(title), id);
    for (const { key, names } of variables.toReversed()) this.namesByVariable.set(normalizeName(key), names);
  }

  /** True when several columns have the same title. */
  get hasRepeatedTitles(): boolean {
    return this.columnByName.size < this.byId.size;
  }

  column(id: number): PromptColumn | undefined {
    return this.byId.get(id);
  }

  resolve(name: string): NameTarget {
    const key = normalizeName(name);
    const columnId = this.columnByName.get(key);
    return columnId === undefined ? { variable: key } : { columnId };
  }

  namesInVariable(variable: string): readonly string[] {
    return this.namesByVariable.get(variable) ?? [];
  }
}
