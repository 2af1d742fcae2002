import { waitUntil } from '../../support/database.js';
import type { Scene } from '../scene.js';

interface Content {
  readonly value?: string;
  readonly additional_attributes?: object;
}

interface Row {
  readonly id: number;
  readonly spreadsheet_cells: readonly { readonly id: number }[];
}

/** Content of cells whose text is generated. */
export const GENERATED_TEXT: Content = { additional_attributes: { textMode: 'ai', prompt: 'A calm morning' } };

/** A new sheet of text columns, which no other request uses. */
export class MadeSheet {
  private constructor(
    private readonly scene: Scene,
    readonly id: number,
    readonly columnIds: readonly number[],
    readonly rows: readonly Row[],
  ) {}

  /** Creates a sheet with columns by title, each of which has the content in every row. */
  static async create(
    scene: Scene,
    { columns = { SCRIPT: {} }, rows = 2 }: { columns?: Readonly<Record<string, Content>>; rows?: number } = {},
  ): Promise<MadeSheet> {
    const body = { spreadsheet: { title: 'Once' } };
    const { id } = await scene.call<{ id: number }>('base', 'POST', scene.ofAgent('/vidsheet'), body);
    const path = (rest: string) => scene.ofAgent(`/vidsheet/${id}${rest}`);
    const columnIds: number[] = [];
    for (const title of Object.keys(columns)) {
      const column = { spreadsheet_column: { title, type: 'text' } };
      columnIds.push((await scene.call<{ id: number }>('base', 'POST', path('/columns'), column)).id);
    }
    const made: Row[] = [];
    for (let row = 0; row < rows; row += 1)
      made.push(await scene.call<Row>('base', 'POST', path('/rows'), { spreadsheet_row: {} }));
    const contents = Object.values(columns);
    const cells = made.flatMap(({ spreadsheet_cells }) =>
      spreadsheet_cells.map((cell, index) => ({ id: cell.id, ...contents[index] })),
    );
    await scene.call('base', 'PUT', path('/cells/mass_update'), { cells });
    return new MadeSheet(scene, id, columnIds, made);
  }

  /** Returns a path below that of the sheet. */
  path(rest = ''): string {
    return this.scene.ofAgent(`/vidsheet/${this.id}${rest}`);
  }

  /** Cell of the first row and column. */
  get cellId(): number {
    return this.rows[0]!.spreadsheet_cells[0]!.id;
  }

  get rowIds(): readonly number[] {
    return this.rows.map(({ id }) => id);
  }

  post<T = unknown>(rest: string, body?: object): Promise<T> {
    return this.scene.call<T>('base', 'POST', this.path(rest), body);
  }

  /** Waits until changes of the sheet have been compared, before which no batch starts. */
  async untilCompared(): Promise<void> {
    await waitUntil('the changes are compared', async () => Boolean(await this.post('/rows/estimate', {})));
  }

  /** Adds layers to the cell and returns their ids. */
  async addLayers(count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let layer = 0; layer < count; layer += 1) {
      const body = { video_layer: { name: `Layer ${layer}`, type: 'text' } };
      ids.push((await this.post<{ id: number }>(`/cells/${this.cellId}/layers`, body)).id);
    }
    return ids;
  }

  /** Returns the number of the latest change. */
  async version(): Promise<number> {
    return (await this.scene.call<{ version: number }>('base', 'GET', this.path())).version;
  }
}
