import { callAs } from '@reelsheet/testing';

export type ColumnType = 'text' | 'image' | 'video' | 'audio' | 'stats';

/** Initial content of every cell of a column. */
interface Content {
  readonly value?: string;
  readonly additional_attributes?: object;
}

interface Column extends Content {
  readonly title: string;
  readonly type: ColumnType;
}

/** A sheet that was built: ids in the order of the sheet, and by the titles of its columns. */
export interface BuiltSheet<Title extends string = string> {
  readonly id: number;
  readonly rows: readonly number[];
  readonly columns: Readonly<Record<Title, number>>;
  /** Cells of each row by title. */
  readonly cells: readonly [Readonly<Record<Title, number>>, ...Readonly<Record<Title, number>>[]];
}

/** Starts a sheet without columns and rows: `aSheet().withColumn('SCRIPT').withRows(2).create(user)`. */
export const aSheet = <Title extends string = never>() => new SheetBuilder<Title>([], 0);

class SheetBuilder<Title extends string> {
  constructor(
    private readonly columns: readonly Column[],
    private readonly rows: number,
  ) {}

  withColumn<const Added extends string>(title: Added, type: ColumnType = 'text', content: Content = {}) {
    return new SheetBuilder<Title | Added>([...this.columns, { title, type, ...content }], this.rows);
  }

  /** Adds a text column for each title. */
  withColumns<const Added extends string>(titles: readonly Added[]) {
    const added = titles.map((title) => ({ title, type: 'text' }) as const);
    return new SheetBuilder<Title | Added>([...this.columns, ...added], this.rows);
  }

  withRow() {
    return this.withRows(1);
  }

  withRows(count: number) {
    return new SheetBuilder<Title>(this.columns, this.rows + count);
  }

  /** Creates the sheet over HTTP for a user's agent. */
  async create(user: { url: string; key: string; agentId: number }): Promise<BuiltSheet<Title>> {
    const call = callAs('base', () => ({ ...user, root: '/autocontentengine' }));
    const { id } = (await call('POST', '', { spreadsheet: { title: 'Sheet' } })).body;
    const titles = new Map<number, string>();
    for (const { title, type } of this.columns)
      titles.set((await call('POST', `/${id}/columns`, { spreadsheet_column: { title, type } })).body.id, title);
    const rows = [];
    for (let row = 0; row < this.rows; row += 1)
      rows.push((await call('POST', `/${id}/rows`, { spreadsheet_row: {} })).body);
    const cells = rows.map(({ spreadsheet_cells }) =>
      Object.fromEntries(spreadsheet_cells.map((cell) => [titles.get(cell.spreadsheet_column_id), cell.id])),
    );
    const changes = cells.flatMap((row) =>
      this.columns
        .filter((column) => column.value !== undefined || column.additional_attributes)
        .map(({ title, type: _type, ...content }) => ({ id: row[title], ...content })),
    );
    if (changes.length > 0) {
      const { status, body: answer } = await call('PUT', `/${id}/cells/mass_update`, { cells: changes });
      if (status !== 200) throw new Error(JSON.stringify(answer));
    }
    return {
      id,
      rows: rows.map((row) => row.id),
      columns: Object.fromEntries([...titles].map(([column, title]) => [title, column])),
      cells,
    } as unknown as BuiltSheet<Title>;
  }
}
