import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

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
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
    viewport: { width: 900, height: 1200 },
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => (globalThis as any).document.querySelector('video')?.currentTime > 1, undefined, {
      timeout: 30_000,
    });
    if (screenshot) await page.screenshot({ path: screenshot });
    return await page.evaluate(() => {
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
  } finally {
    await browser.close();
  }
}
