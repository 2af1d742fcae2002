import { eventually } from '@reelsheet/testing';
import { chromium, type Page } from 'playwright-core';
import { grant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { Album } from './album.js';
import { axeViolations } from './axe-violations.js';
import { organizationOf } from './studio-account.js';
import { FLAGS, StudioBrowser } from './studio-browser.js';

/** Time within which the sandbox generates a row and a video of it is rendered, also on a busy machine. */
const MAX_MAKING_MS = 240_000;
const CREDITS = 1_000;
const PLAYER = `document.querySelector('video[aria-label="Final video"]')`;

/** Goes from an empty account to a rendered video in the studio alone. */
export const firstVideo: Trial = {
  shows: 'from an empty account to a rendered video, in the studio alone; `--set pictures=1` renews those of the docs',
  async run(trial) {
    const { pictures } = trial.size({ small: { pictures: 0 }, full: { pictures: 1 } });
    const fleet = await trial.fleet();
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: FLAGS });
    trial.afterwards(() => browser.close());
    const own = await StudioBrowser.open(browser, fleet.file);
    const page = await own.newPage();
    const album = new Album(page, pictures === 1);
    const startedAt = performance.now();
    await signUp(own, page, album);
    await grant(fleet.file, await organizationOf(fleet, own), CREDITS);
    await createAgent(page, album);
    await chooseTemplate(trial, page, album);
    await makeVideo(trial, page, album);
    await watchVideo(trial, page, album);
    await seeHome(trial, page, album);
    trial.figure('seconds from the first page to the video', (performance.now() - startedAt) / 1_000, {
      atMost: MAX_MAKING_MS / 1_000,
    });
    trial.figure('pictures of the way', album.count, { exactly: 10 });
    own.report(trial);
  },
};

async function signUp(own: StudioBrowser, page: Page, album: Album): Promise<void> {
  await page.goto(`${own.url}/`);
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Email').waitFor();
  await album.add('sign-up');
  await own.signUp(page, 'Ada');
  await page.getByRole('heading', { name: 'Make your first video' }).waitFor();
  await album.add('first-steps');
}

async function createAgent(page: Page, album: Album): Promise<void> {
  await page.getByRole('button', { name: 'Create an agent' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Calm Mornings');
  await page.getByLabel('Description').fill('Short videos about quiet habits');
  await album.add('new-agent');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
}

async function chooseTemplate(trial: TrialRun, page: Page, album: Album): Promise<void> {
  const template = page.getByRole('button', { name: /Daily thought/ });
  await template.waitFor();
  await loadPictures(page);
  await album.add('templates');
  await checkWithAxe(trial, page, 'the first steps');
  await template.click();
  await page.getByRole('grid').waitFor();
}

async function makeVideo(trial: TrialRun, page: Page, album: Album): Promise<void> {
  const start = page.getByRole('button', { name: /^Generate for/ });
  await start.waitFor();
  trial.figure('prices of a video before it is made', await page.getByText('× video').count(), { exactly: 1 });
  await album.add('price');
  await checkWithAxe(trial, page, 'prices');
  await start.click();
  await page.getByText(/of \d+ done/).waitFor();
  await page.locator('[data-state="working"]').first().waitFor();
  await album.add('progress');
  await page.getByText('Completed', { exact: true }).waitFor({ timeout: MAX_MAKING_MS });
  trial.figure('cells and videos that failed', await page.getByText(/\d failed/).count(), { exactly: 0 });
}

async function watchVideo(trial: TrialRun, page: Page, album: Album): Promise<void> {
  await page.getByRole('button', { name: 'Close panel' }).click();
  await page.getByRole('button', { name: 'Tall rows' }).click();
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+End');
  // The states of cells are read a little after the cells.
  await page.locator('[role="gridcell"][data-state="working"]').first().waitFor({ state: 'detached' });
  await loadPictures(page);
  await album.add('finished');
  // The last column has the figures of posts.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await page.getByLabel('Final video', { exact: true }).waitFor();
  await page.evaluate(`${PLAYER}.muted = true, ${PLAYER}.play()`);
  const seconds = await eventually(async () => {
    const length = await page.evaluate<number>(`${PLAYER}.duration`);
    if (!(length > 0)) throw new Error('the video does not play yet');
    return length;
  });
  trial.figure('seconds of the video that plays', seconds, { atLeast: 1 });
  await page.evaluate(`${PLAYER}.pause()`);
  await album.add('video');
  await page.getByRole('heading', { name: 'Layers' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await album.add('layers');
  await checkWithAxe(trial, page, 'the layers of a video');
}

async function seeHome(trial: TrialRun, page: Page, album: Album): Promise<void> {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Recent sheets' }).waitFor();
  const first = page.getByRole('heading', { name: 'Make your first video' });
  await eventually(async () => {
    if ((await first.count()) > 0) throw new Error('the first steps are still shown');
  });
  trial.figure('first steps that are shown after the video', await first.count(), { exactly: 0 });
  await album.add('home');
}

/** Waits until all pictures of a page are loaded. */
async function loadPictures(page: Page): Promise<void> {
  await eventually(async () => {
    if (!(await page.evaluate<boolean>('[...document.images].every((image) => image.complete)')))
      throw new Error('a picture is not loaded');
  });
}

async function checkWithAxe(trial: TrialRun, page: Page, what: string): Promise<void> {
  trial.none(`violations that axe finds where ${what} are shown`, await axeViolations(page));
}
