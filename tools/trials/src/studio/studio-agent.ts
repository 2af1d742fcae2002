import type { OwnFleet } from '@reelsheet/tool-fleet';
import type { Page } from 'playwright-core';
import type { TrialRun } from '../trial.js';
import type { StudioBrowser } from './studio-browser.js';

/** Time within which a run of a simulated vendor answers. */
const ANSWERED_WITHIN_MS = 60_000;

/** Profile, picture, watchlist, recurring job and a conversation of the agent whose sheets are at `list`. */
export async function checkAgent(trial: TrialRun, own: StudioBrowser, fleet: OwnFleet, list: string): Promise<void> {
  const agent = list.replace(/\/sheets.*$/, '');
  const page = await own.newPage();
  await checkProfile(trial, page, fleet, agent);
  await checkWatchlist(trial, page, agent);
  await checkJob(trial, page, agent);
  await checkChat(trial, page, agent);
  await page.close();
}

/** Uploads a picture within the picker and chooses it by the keyboard. */
async function checkProfile(trial: TrialRun, page: Page, fleet: OwnFleet, agent: string): Promise<void> {
  await page.goto(agent);
  await page.getByLabel('Description').fill('Calm mornings for busy people');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('The profile was saved').waitFor();
  const file = fleet.path('sunrise.png');
  await page.screenshot({ path: file });
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Picture' });
  await picker.locator('input[type=file]').setInputFiles(file);
  const tile = picker.getByRole('button', { name: 'Choose sunrise.png' });
  await tile.waitFor();
  await tile.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The picture was changed').waitFor();
  await page.reload();
  const shown = page.locator('main header img');
  await shown.waitFor();
  trial.figure('pictures of the agent at its title', await shown.count(), { exactly: 1 });
}

async function checkWatchlist(trial: TrialRun, page: Page, agent: string): Promise<void> {
  await page.goto(`${agent}/watchlists`);
  await page.getByRole('button', { name: 'New watchlist' }).click();
  await page.getByLabel('Name').fill('Bakers');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Add a source to Bakers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Network').selectOption('web');
  await dialog.getByLabel('Source', { exact: true }).fill('https://feeds.example/bread.xml');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const source = page.getByRole('list', { name: 'Sources of Bakers' }).getByRole('listitem');
  await source.waitFor();
  await page.getByRole('button', { name: /^Remove https/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The source was added').waitFor({ state: 'detached' });
  await source.waitFor();
  trial.figure('sources of a watchlist after one was removed and the removal undone', await source.count(), {
    exactly: 1,
  });
}

/** Creates a job that makes videos within its weekly credits, and pauses it. */
async function checkJob(trial: TrialRun, page: Page, agent: string): Promise<void> {
  await page.goto(`${agent}/jobs`);
  await page.getByRole('button', { name: 'New job' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it does').selectOption('produce_ideas');
  await dialog.getByLabel('Prompt').fill('Three ideas about calm mornings');
  await dialog.getByLabel('Credits a week').fill('100');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const job = page.getByRole('region', { name: 'Three ideas about calm mornings' });
  await job.getByText('100 credits a week at most').waitFor();
  await job.getByRole('button', { name: /^Actions of/ }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await job.getByText('Paused').waitFor();
  trial.figure('times at which a paused job runs next', await job.getByText('Next', { exact: true }).count(), {
    exactly: 0,
  });
}

async function checkChat(trial: TrialRun, page: Page, agent: string): Promise<void> {
  await page.goto(`${agent}/chat`);
  await page.getByLabel('Message').fill('Give me two ideas about rye bread');
  await page.keyboard.press('Enter');
  const answer = page.locator('article[data-role=assistant]');
  await answer.waitFor({ timeout: ANSWERED_WITHIN_MS });
  await page.locator('summary', { hasText: 'credits' }).first().click();
  trial.figure('answers in a conversation', await answer.count(), { exactly: 1 });
  const steps = await page.getByText('Read what it stands for').count();
  trial.figure('steps of a run that are shown from its beginning', steps, { exactly: 1 });
}
