import { clientOf, dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import type { Browser, Page } from 'playwright-core';
import { grant } from '../../support/tenant.js';
import { StudioBrowser } from '../studio-browser.js';

type Base = ReturnType<typeof clientOf<'base'>>;

/** A sheet in the studio, with its values as the API has them. */
export interface SeededSheet {
  readonly id: number;
  readonly title: string;
  readonly address: string;
}

/** Rows that one request imports. */
const ROWS_OF_IMPORT = 1_000;

/** A person with an agent and sheets, in as many browsers as needed. */
export class GridScene {
  private constructor(
    private readonly fleet: OwnFleet,
    private readonly browser: Browser,
    readonly own: StudioBrowser,
    readonly page: Page,
    private readonly base: Base,
    private readonly organizationId: number,
    private readonly agentId: number,
  ) {}

  static async open(fleet: OwnFleet, browser: Browser): Promise<GridScene> {
    const own = await StudioBrowser.open(browser, fleet.file);
    const page = await own.newPage();
    await page.goto(`${own.url}/sign_up`);
    await own.signUp(page, 'Ada');
    await page.getByRole('heading', { name: 'Make your first video' }).waitFor();
    const { email, password } = own;
    const signedIn = await dataOf(clientOf('base', fleet.file.base_url).auth.signIn({ body: { email, password } }));
    const base = clientOf('base', fleet.file.base_url, { bearer: signedIn.access_token });
    const organizationId = (await dataOf(base.me.get())).personal_organization_id;
    await grant(fleet.file, organizationId, 1_000);
    const body = { organization_id: organizationId, agent: { name: 'On trial' } };
    const { agent } = await dataOf(base.agents.create({ body }));
    return new GridScene(fleet, browser, own, page, base, organizationId, agent.id);
  }

  /** Creates a sheet whose cells have the text `<row>.<column>` from 1. */
  async seed(title: string, rows: number, columns: number): Promise<SeededSheet> {
    const query = { agent_id: this.agentId };
    const { id } = await dataOf(this.base.sheets.create({ query, body: { spreadsheet: { title } } }));
    const titles = Array.from({ length: columns }, (_, index) => `C${index + 1}`);
    const drafts = titles.map((name) => ({ title: name, type: 'text' as const }));
    await dataOf(this.base.sheets.columns.createMany({ path: { id }, query, body: { columns: drafts } }));
    for (let from = 0; from < rows; from += ROWS_OF_IMPORT) {
      const count = Math.min(ROWS_OF_IMPORT, rows - from);
      const lines = Array.from({ length: count }, (_, row) =>
        Object.fromEntries(titles.map((name, column) => [name, `${from + row + 1}.${column + 1}`])),
      );
      await dataOf(this.base.sheets.rows.import({ path: { id }, query, body: { rows: lines } }));
    }
    const list = `${this.own.url}/o/${this.organizationId}/agents/${this.agentId}/sheets`;
    return { id, title, address: `${list}/${id}` };
  }

  /** Opens the list of sheets, and then one of them; returns the milliseconds from the click to its first rows. */
  async openByClick(page: Page, { title, address }: SeededSheet): Promise<number> {
    await page.goto(address.replace(/\/\d+$/, ''));
    const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
    await link.waitFor();
    const startedAt = performance.now();
    await link.click();
    await cellOf(page, '1.1').waitFor();
    return performance.now() - startedAt;
  }

  /** Opens a sheet in another browser of the same person. */
  async openElsewhere({ address }: SeededSheet): Promise<{ own: StudioBrowser; page: Page }> {
    const own = await StudioBrowser.open(this.browser, this.fleet.file);
    const page = await own.newPage();
    await page.goto(`${own.url}/sign_in`);
    await page.getByLabel('Email').fill(this.own.email);
    await page.getByLabel('Password', { exact: true }).fill(this.own.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(({ pathname }) => !pathname.includes('sign_in'));
    await page.goto(address);
    await complete(page);
    return { own, page };
  }

  /** Returns the values of a sheet, row by row. */
  async values({ id }: SeededSheet): Promise<string[][]> {
    const { spreadsheet_rows: rows } = await dataOf(
      this.base.sheets.grid.get({ path: { id }, query: { agent_id: this.agentId, history: 'none' } }),
    );
    return rows.map(({ spreadsheet_cells }) => spreadsheet_cells.map(({ value }) => value));
  }
}

/** Waits until a page has read all rows of its sheet. */
export async function complete(page: Page): Promise<void> {
  await page.getByText(/^[\d,]+ rows$/).waitFor();
}

export const gridOf = (page: Page) => page.getByRole('grid');

export const cellOf = (page: Page, value: string) =>
  page.getByRole('gridcell', { name: new RegExp(`, row \\d+: ${value.replaceAll('.', String.raw`\.`)}$`) });

/** Selects the first cell. */
export async function toFirstCell(page: Page): Promise<void> {
  await gridOf(page).focus();
  await page.keyboard.press('Control+Home');
}

/** Pastes a text into the selected cell. */
export async function paste(page: Page, text: string): Promise<void> {
  await gridOf(page).focus();
  await page.evaluate<void>(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  }`);
}

/** Rows and columns of values that begin with a mark, as spreadsheets copy them. */
export function block(mark: string, rows: number, columns: number): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => `${mark} ${row + 1}.${column + 1}`).join('\t'),
  ).join('\n');
}
