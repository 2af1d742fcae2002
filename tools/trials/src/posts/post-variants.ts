import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataOf } from '@reelsheet/client';
import { chromium, type Page } from 'playwright-core';
import { waitUntil } from '../support/database.js';
import { MediaServer } from '../support/media-server.js';
import { VARIANTS, type PostVariant } from './post-variants-data.js';
import { connectAccounts } from '../support/social-accounts.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial } from '../trial.js';

const TIMEOUT_MS = 10 * 60_000;
const LOADED_WITHIN_MS = 30_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--autoplay-policy=no-user-gesture-required'];

interface Live {
  readonly form: PostVariant;
  readonly text: string;
  readonly url: string | null;
  readonly id: string | null;
  readonly trouble: string | null;
  readonly warning: string | null;
}

/** Content of a post's page as a browser renders it. */
interface Seen {
  readonly text: string;
  readonly pictures: number;
  readonly videos: number;
  readonly broken: readonly string[];
}

export const postVariants: Trial = {
  shows: 'a post of every kind on each of the six networks, whose page is inspected in headless Chromium',
  async run(trial) {
    const media = await MediaServer.start();
    trial.afterwards(() => media.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: media.host, SANDBOX_PROCESSING_SECONDS: '0.5' });
    const author = await newTenant(fleet.file);
    await connectAccounts(author, [...new Set(VARIANTS.map(({ platform }) => platform))], 'trial');
    const [first, ...others] = VARIANTS;
    const start = await publish(author, media, first!, null);
    const lives = [start, ...(await Promise.all(others.map((form) => publish(author, media, form, start.id))))];
    trial.none(
      'variants that were not published',
      lives.filter(({ trouble, url }) => trouble || !url).map(({ form, trouble }) => `${form.name}: ${trouble}`),
    );
    const folder = process.env['TRIAL_PICTURES'] ?? (await mkdtemp(join(tmpdir(), 'post-variants-')));
    await mkdir(folder, { recursive: true });
    const seen = await findMissingMedia(lives, folder);
    trial.none('variants whose page is incomplete', seen);
    trial.figure('variants', lives.length, { exactly: VARIANTS.length });
    trial.note(`screenshots of the pages are in ${folder}`);
  },
};

async function publish(author: Tenant, media: MediaServer, form: PostVariant, replyTo: string | null): Promise<Live> {
  const text = `This is ${form.name}.`;
  const { platform } = form;
  const when = { schedule_type: 'now', strict: true };
  const body = {
    agent_id: author.agentId,
    platform: [platform],
    description: text,
    ...form.body(media, replyTo),
    ...when,
  };
  const { post_id } = await dataOf(author.base.posts.create({ body }));
  const read = () => dataOf(author.base.posts.get({ path: { post_id } }));
  await waitUntil(
    `${form.name} has ended`,
    async () => !['scheduled', 'publishing'].includes((await read()).status),
    TIMEOUT_MS,
  );
  const [reported] = (await read()).platforms_status;
  const { error, error_code, post_url: url, platform_post_id: id, warning } = reported!;
  return { form, text, url, id, warning, trouble: error && `${error_code}: ${error}` };
}

/** Returns the missing media of each page. */
async function findMissingMedia(lives: readonly Live[], folder: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: FLAGS });
  const missing: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 1200 } });
    for (const { form, text, url } of lives) {
      if (!url) continue;
      const { shows } = form;
      const seen = await inspect(page, url);
      await page.screenshot({ path: join(folder, `${form.platform}-${form.name.replaceAll(/\W+/g, '-')}.png`) });
      const errors = [
        ...seen.broken.map((address) => `${address} does not load`),
        ...[text, ...(shows.words ?? [])].filter((words) => !seen.text.includes(words)).map((words) => `no "${words}"`),
        ...(seen.pictures === (shows.pictures ?? 0) ? [] : [`${seen.pictures} pictures`]),
        ...(seen.videos === (shows.videos ?? 0) ? [] : [`${seen.videos} videos`]),
      ];
      missing.push(...errors.map((error) => `${form.name}: ${error}`));
    }
  } finally {
    await browser.close();
  }
  return missing;
}

/** Expression that is evaluated in the page. */
const ARE_LOADED = `[...document.querySelectorAll('img, video')].every((each) =>
  each.tagName === 'IMG' ? each.complete && each.naturalWidth > 0 : each.currentTime > 0)`;
const SEEN = `({
  text: document.body.innerText,
  pictures: document.querySelectorAll('img').length,
  videos: document.querySelectorAll('video').length,
  broken: [...document.querySelectorAll('img, video')]
    .filter((each) => !(each.tagName === 'IMG' ? each.naturalWidth : each.currentTime))
    .map(({ src }) => src),
})`;

/** Inspects the page after each picture and video has loaded or failed. */
async function inspect(page: Page, url: string): Promise<Seen> {
  await page.goto(url);
  await page.waitForFunction(ARE_LOADED, undefined, { timeout: LOADED_WITHIN_MS }).catch(() => undefined);
  return page.evaluate<Seen>(SEEN);
}
