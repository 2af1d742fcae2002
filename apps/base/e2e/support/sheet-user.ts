import { callAs } from '@reelsheet/testing';
import { aSheet } from './sheet-builder.js';
import type { BaseUnderTest } from './harness.js';

interface Creator {
  readonly key: string;
  readonly agentId: number;
  readonly agentUuid: string;
}

/** A user who edits the sheets of their agent. */
export class SheetUser {
  readonly key: string;
  readonly agentId: number;
  readonly agentUuid: string;
  readonly url: string;

  constructor({ url }: BaseUnderTest, { key, agentId, agentUuid }: Creator) {
    this.url = url;
    this.key = key;
    this.agentId = agentId;
    this.agentUuid = agentUuid;
  }

  /** Sends a request for the agent. */
  readonly call = callAs('base', () => this);

  /** Creates a sheet with text columns of these titles. */
  async sheet(titles: readonly string[], rows: number): Promise<Sheet> {
    const { id } = await aSheet().withColumns(titles).withRows(rows).create(this);
    return new Sheet(this, id);
  }
}

/** A cell as a sheet is read. */
export type Cell = Awaited<ReturnType<Sheet['read']>>['spreadsheet_rows'][number]['spreadsheet_cells'][number];

export class Sheet {
  constructor(
    private readonly user: SheetUser,
    readonly id: number,
  ) {}

  /** Sends a request below the path of the sheet. */
  readonly call = callAs('base', () => ({ ...this.user, root: `/autocontentengine/${this.id}` }));

  async read(query = '') {
    return (await this.call('GET', query)).body;
  }

  async version(): Promise<number> {
    return (await this.read()).version;
  }

  /** Undoes the change that made this version of the sheet. */
  undo(version: number) {
    return this.call('POST', `/changes/${version}/undo`);
  }

  /** Returns the values of each row, in the order of the sheet. */
  async values(): Promise<string[][]> {
    return (await this.read()).spreadsheet_rows.map(({ spreadsheet_cells }) =>
      spreadsheet_cells.map(({ value }) => value),
    );
  }

  importRows(rows: unknown, query = '') {
    return this.call('POST', `/rows/import${query}`, { rows });
  }

  importFile(file: File, query = '') {
    const form = new FormData();
    form.append('file', file);
    return this.call('POST', `/rows/import${query}`, form);
  }

  /** Returns the row ids in the order of the sheet. */
  async rowIds(): Promise<number[]> {
    return (await this.read()).spreadsheet_rows.map(({ id }) => id);
  }
}
