import { chromium, type Browser, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

export interface Playback {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  readonly text: string;
}

/** Opens a post's page in headless Chromium and lets its video play for a second. */
export async function play(url: string, screenshot?: string): Promise<Playback> {
  return withPage(async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => (globalThis as any).document.querySelector('video')?.currentTime > 1, undefined, {
      timeout: 30_000,
    });
    if (screenshot) await page.screenshot({ path: screenshot });
    return page.evaluate(() => {
      const { document } = globalThis as any;
      const video = document.querySelector('video');
      return {
        seconds: video.currentTime,
        width: video.videoWidth,
        height: video.videoHeight,
        duration: video.duration,
        text: document.body.innerText,
      };
    });
  });
}

export interface ConnectedAccount {
  readonly state: string;
  readonly code: string;
  readonly undoToken: string;
  /** Heading of the last page in the browser. */
  readonly heading: string;
}

/** Grants consent at a network like the owner of the account; with `undo` it removes the connection afterwards. */
export async function connectAccount(authorizeUrl: string, { undo = false } = {}): Promise<ConnectedAccount> {
  return withPage(async (page) => {
    await page.goto(authorizeUrl);
    const { searchParams } = new URL(page.url());
    const undoToken = await page.inputValue('input[name=token]');
    if (undo) await Promise.all([page.waitForURL(/undo$/), page.click('button')]);
    const heading = await page.innerText('h1');
    return { state: searchParams.get('state')!, code: searchParams.get('code')!, undoToken, heading };
  });
}

let browser: Promise<Browser> | undefined;

/** Opens a page of a visitor of its own in the one browser, whose start takes longer than most visits. */
async function withPage<T>(inspect: (page: Page) => Promise<T>): Promise<T> {
  browser ??= chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: FLAGS });
  const visitor = await (await browser).newContext({ viewport: { width: 900, height: 1200 } });
  try {
    return await inspect(await visitor.newPage());
  } finally {
    await visitor.close();
  }
}

/** Ends the browser, which has started with the first page. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
