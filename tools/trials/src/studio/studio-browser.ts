import { randomUUID } from 'node:crypto';
import type { FleetFile } from '@reelsheet/tool-fleet';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { PASSWORD } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';

export const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run'];

/** A browser of one person in the studio, which notes what no page may do. */
export class StudioBrowser {
  /** Violations of the policy, errors of scripts, and requests to other hosts. */
  private readonly forbidden = new Set<string>();
  private readonly openStreams = new Set<Request>();
  private readonly renewals = new Set<Request>();
  readonly email = `${randomUUID()}@example.com`;
  readonly password = PASSWORD;
  maxRenewalsAtOnce = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly url: string,
    private readonly hosts: ReadonlySet<string>,
  ) {}

  /** `more` are hosts that pages may reach too; `origin` is where they are opened instead of base's own. */
  static async open(
    browser: Browser,
    file: FleetFile,
    more: readonly string[] = [],
    origin?: string,
  ): Promise<StudioBrowser> {
    const context = await browser.newContext({ viewport: { width: 1_280, height: 860 } });
    const services = [file.base_url, file.agent_url, file.core_url, file.upload_url];
    const hosts = new Set([...services, ...(origin ? [origin] : [])].map((url) => new URL(url).host));
    for (const host of more) hosts.add(host);
    const own = new StudioBrowser(context, `${origin ?? new URL(file.base_url).origin}/studio`, hosts);
    if (origin !== undefined) await serveAt(context, origin);
    own.watch();
    return own;
  }

  get streams(): number {
    return this.openStreams.size;
  }

  async newPage(): Promise<Page> {
    const page = await this.context.newPage();
    page.on('pageerror', ({ message }) => this.forbidden.add(`script: ${message}`));
    page.on('console', (entry) => {
      if (entry.text().includes('Content Security Policy')) this.forbidden.add(entry.text());
    });
    return page;
  }

  async signUp(page: Page, name: string): Promise<void> {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Email').fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(this.password);
    await page.getByRole('button', { name: 'Create account' }).click();
  }

  async signIn(page: Page, password = this.password): Promise<void> {
    await this.signInAs(page, this.email, password);
  }

  async signInAs(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  report(trial: TrialRun): void {
    trial.none('violations of the policy, errors of scripts and requests to other hosts', [...this.forbidden]);
  }

  private watch(): void {
    this.context.on('request', (request) => {
      const { host, protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && !this.hosts.has(host)) this.forbidden.add(`request to ${host}`);
      if (/\/organizations\/\d+\/events$/.test(pathname)) this.openStreams.add(request);
      if (pathname.endsWith('/auth/refresh')) this.renewals.add(request);
      this.maxRenewalsAtOnce = Math.max(this.maxRenewalsAtOnce, this.renewals.size);
    });
    const forget = (request: Request) => {
      this.openStreams.delete(request);
      this.renewals.delete(request);
    };
    this.context.on('requestfinished', forget);
    this.context.on('requestfailed', forget);
  }
}

/** Lets the studio use base at another name of its host, which otherwise sends browsers to the public one. */
async function serveAt(context: BrowserContext, origin: string): Promise<void> {
  await context.route('**/v1/installation', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { readonly addresses: object };
    await route.fulfill({ response, json: { ...body, addresses: { ...body.addresses, base: `${origin}/v1` } } });
  });
}
