import type { Page } from 'playwright-core';
import type { TrialRun } from '../trial.js';
import type { StudioBrowser } from './studio-browser.js';

/** Chooses a picture of the library for a cell by keyboard, undoes it and does it again. */
export async function checkMediaCell(trial: TrialRun, own: StudioBrowser, list: string): Promise<void> {
  const page = await own.newPage();
  await page.goto(list);
  await page.getByRole('button', { name: 'New sheet' }).click();
  await page.getByLabel('Title of a blank sheet').fill('Pictures');
  await page.getByRole('button', { name: 'Create blank sheet' }).click();
  await page.getByRole('heading', { name: 'Pictures' }).waitFor();
  await addPictureColumn(page);
  await page.getByRole('button', { name: 'Add row' }).first().click();
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Space');
  const choose = page.getByRole('button', { name: 'Choose a file…' });
  await choose.focus();
  await page.keyboard.press('Enter');
  const tile = page.getByRole('dialog', { name: 'COVER' }).getByRole('button', { name: 'Choose sunrise.png' });
  await tile.focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('img', { name: 'sunrise.png' });
  await shown.waitFor();
  trial.figure('pictures of a cell that were chosen by keyboard', await shown.count(), { exactly: 1 });
  const thumbnail = page.getByRole('gridcell').locator('img');
  await thumbnail.waitFor();
  trial.figure('thumbnails of chosen files in the grid', await thumbnail.count(), { exactly: 1 });
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await choose.waitFor();
  await page.keyboard.press('Control+Shift+z');
  await shown.waitFor();
  trial.figure('the same after undoing the choice and doing it again', await shown.count(), { exactly: 1 });
  await page.close();
}

async function addPictureColumn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add column' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New column' });
  await dialog.getByLabel('Name').fill('COVER');
  await dialog.getByLabel('Kind').selectOption('image');
  await dialog.getByRole('button', { name: 'Add column' }).click();
  await page.getByRole('columnheader', { name: /COVER/ }).waitFor();
}
