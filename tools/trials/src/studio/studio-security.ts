import type { FleetFile, OwnFleet } from '@reelsheet/tool-fleet';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import type { TrialRun } from '../trial.js';
import { passkeyOrigin } from './studio-fleet.js';
import { StudioBrowser } from './studio-browser.js';
import type { TestIssuer } from './test-issuer.js';

/** A second factor that is added and used in the studio, a passkey, sessions, and the sign-in at an issuer. */
export async function checkSecurity(
  trial: TrialRun,
  { file }: OwnFleet,
  browser: Browser,
  issuer: TestIssuer,
): Promise<void> {
  await addApp(trial, browser, file);
  await usePasskey(trial, browser, file);
  await signInAtIssuer(trial, browser, file, issuer);
}

async function addApp(trial: TrialRun, browser: Browser, file: FleetFile): Promise<void> {
  const { own, page } = await signedUp(browser, file, 'Edsger');
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add an app' }).click();
  await page.getByLabel('Password', { exact: true }).fill(own.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.getByLabel('Or enter this key there', { exact: true }).inputValue();
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByLabel('Code', { exact: true }).fill(app.generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  trial.figure('recovery codes that are shown', await page.getByRole('dialog').getByRole('listitem').count(), {
    exactly: 10,
  });
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByText('10 of 10 recovery codes are left').waitFor();
  own.report(trial);
  await own.context.close();
}

/** Adds a passkey of a virtual authenticator, signs in with it, and removes it after another proof. */
async function usePasskey(trial: TrialRun, browser: Browser, file: FleetFile): Promise<void> {
  const { own, page } = await signedUp(browser, file, 'Barbara', passkeyOrigin());
  const session = await own.context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Laptop');
  await page.getByLabel('Password', { exact: true }).fill(own.password);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByText('Laptop').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('sign out');
  await page.keyboard.press('Enter');
  await own.signIn(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  trial.figure('signed in with a passkey', await page.getByRole('heading', { name: 'Home' }).count(), { exactly: 1 });
  own.report(trial);
  await own.context.close();
}

async function signInAtIssuer(trial: TrialRun, browser: Browser, file: FleetFile, issuer: TestIssuer): Promise<void> {
  const own = await StudioBrowser.open(browser, file, [new URL(issuer.url).host]);
  const page = await own.newPage();
  await page.goto(`${own.url}/sign_in`);
  await page.getByRole('button', { name: /Continue with/ }).click();
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await page.getByRole('button', { name: issuer.user.name, exact: true }).first().click();
  await page.getByText(issuer.user.email).waitFor();
  trial.figure('users of the issuer who are signed in', await page.getByText(issuer.user.email).count(), {
    exactly: 1,
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  own.report(trial);
  await own.context.close();
}

interface SignedUp {
  readonly own: StudioBrowser;
  readonly page: Page;
}

/** Signs a new person up, at another origin of the studio where one is given. */
async function signedUp(browser: Browser, file: FleetFile, name: string, origin?: string): Promise<SignedUp> {
  const own = await StudioBrowser.open(browser, file, [], origin);
  const page = await own.newPage();
  await page.goto(`${own.url}/sign_up`);
  await own.signUp(page, name);
  await page.getByRole('heading', { name: 'Make your first video' }).waitFor();
  return { own, page };
}

async function openSecurity(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('security');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
}
