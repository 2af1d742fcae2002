import type { Answer } from '@reelsheet/testing';
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

  constructor(
    private readonly base: BaseUnderTest,
    { key, agentId, agentUuid }: Creator,
  ) {
    this.key = key;
    this.agentId = agentId;
    this.agentUuid = agentUuid;
  }

  /** Sends a request for the agent. */
  call(method: string, path: string, body?: unknown): Promise<Answer> {
    const query = `${path.includes('?') ? '&' : '?'}agent_id=${this.agentId}`;
    return this.base.call(method, path + query, { key: this.key, body });
  }

  /** Creates a sheet with text columns of these titles. */
  async sheet(titles: readonly string[], rows: number): Promise<Sheet> {
    const { body } = await this.call('POST', '/autocontentengine', { spreadsheet: { title: 'Sheet' } });
    const sheet = new Sheet(this, body.id);
    for (const title of titles) await sheet.call('POST', '/columns', { spreadsheet_column: { title, type: 'text' } });
    for (let row = 0; row < rows; row += 1) await sheet.call('POST', '/rows');
    return sheet;
  }
}

export class Sheet {
  constructor(
    private readonly user: SheetUser,
    readonly id: number,
  ) {}

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.user.call(method, `/autocontentengine/${this.id}${path}`, body);
  }

  async read(query = ''): Promise<any> {
    return (await this.call('GET', query)).body;
  }

  /** Returns the values of each row, in the order of the sheet. */
  async values(): Promise<string[][]> {
    return (await this.read()).spreadsheet_rows.map(({ spreadsheet_cells }: any) =>
      spreadsheet_cells.map(({ value }: any) => value),
    );
  }

  importRows(rows: unknown, query = ''): Promise<Answer> {
    return this.call('POST', `/rows/import${query}`, { rows });
  }

  importFile(file: File, query = ''): Promise<Answer> {
    const form = new FormData();
    form.append('file', file);
    return this.call('POST', `/rows/import${query}`, form);
  }

  /** Returns the row ids in the order of the sheet. */
  async rowIds(): Promise<number[]> {
    return (await this.read()).spreadsheet_rows.map(({ id }: { id: number }) => id);
  }
}
