import { clientOf, dataOf } from '@reelsheet/client';
import { eventually } from '@reelsheet/testing';
import type { FleetFile, OwnFleet } from '@reelsheet/tool-fleet';
import { URI, type TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import type { TrialRun } from '../trial.js';
import { StudioBrowser } from './studio-browser.js';

const NEW_PASSWORD = 'battery staple horse';

/** Errors at their fields, a mailed link, a second factor, and the end of a session in all tabs. */
export async function checkAccounts(trial: TrialRun, { file }: OwnFleet, browser: Browser): Promise<void> {
  const own = await StudioBrowser.open(browser, file);
  const page = await own.newPage();
  await page.goto(`${own.url}/sign_up`);
  await own.signUp(page, 'Grace');
  await page.getByRole('heading', { name: 'Make your first video' }).waitFor();
  await signOutEverywhere(trial, own, page);
  await own.signIn(page, 'a wrong password');
  await page.getByText('The email or the password is wrong.').waitFor();
  await resetPassword(own, page, file);
  await signInWithCode(own, page, file);
  trial.figure('signed in with the new password and a code', await page.getByText('Make your first video').count(), {
    exactly: 1,
  });
  await page.goto(`${own.url}/sign_in?next=//evil.example`);
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  own.report(trial);
  await own.context.close();
}

async function signOutEverywhere(trial: TrialRun, own: StudioBrowser, page: Page): Promise<void> {
  const other = await own.newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'Home' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('sign out');
  const signedOut = page.waitForResponse((response) => response.url().endsWith('/auth/sign_out'));
  await page.keyboard.press('Enter');
  await Promise.all([page, other].map((each) => each.getByRole('heading', { name: 'Sign in to Reelsheet' }).waitFor()));
  await signedOut;
  const cookies = await own.context.cookies(`${new URL(own.url).origin}/v1/auth`);
  trial.none('cookies after signing out in another tab', cookies);
  await other.close();
}

async function resetPassword(own: StudioBrowser, page: Page, { sandbox_url }: FleetFile): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(own.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  const link = await eventually(async () => {
    const mails = (await (await fetch(`${sandbox_url}/mail`)).json()) as { to: string; text: string }[];
    const found = mails
      .filter(({ to }) => to === own.email)
      .map(({ text }) => /http:\/\/[\w.:]+\/studio\/password_reset\/[\w-]+/.exec(text));
    if (!found.at(-1)) throw new Error('no link was mailed');
    return found.at(-1)![0];
  });
  await page.goto(link);
  await page.getByLabel('New password').fill('passwordpassword');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
}

/** Adds an authenticator app over the API and signs in with its code. */
async function signInWithCode(own: StudioBrowser, page: Page, { base_url }: FleetFile): Promise<void> {
  const credentials = { email: own.email, password: NEW_PASSWORD };
  const { access_token } = await dataOf(clientOf('base', base_url).auth.signIn({ body: credentials }));
  const { secondFactors } = clientOf('base', base_url, { bearer: access_token });
  const added = await dataOf(secondFactors.totp.create({ body: { password: NEW_PASSWORD } }));
  const app = URI.parse(added.otpauth_uri) as TOTP;
  const confirmation = { path: { id: added.id }, body: { code: app.generate() } };
  const { recovery_codes: codes } = await dataOf(secondFactors.confirm(confirmation));
  await own.signIn(page, NEW_PASSWORD);
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('[data-invalid] [slot=errorMessage], [role=alert]').first().waitFor();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes![0]!);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Make your first video' }).waitFor();
}
