import { clientOf, connect, dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import type { Browser, Page } from 'playwright-core';
import { grant, newTenant, PASSWORD, requestText } from '../support/tenant.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import type { TrialRun } from '../trial.js';
import { StudioBrowser } from './studio-browser.js';
import { checkRequests } from './studio-requests.js';

interface Populated {
  readonly organizationId: number;
  readonly own: StudioBrowser;
  readonly page: Page;
  /** Address of the organization in the studio. */
  readonly address: string;
}

/** Money, members, keys, webhooks and the audit log of an organization in the studio, by its owner. */
export async function checkSettings(
  trial: TrialRun,
  fleet: OwnFleet,
  browser: Browser,
  receiver: WebhookReceiver,
): Promise<void> {
  const { organizationId, email, key, ...tenant } = await newTenant(fleet.file);
  const own = await StudioBrowser.open(browser, fleet.file);
  const page = await own.newPage();
  await page.goto(`${own.url}/sign_in`);
  await own.signInAs(page, email, PASSWORD);
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  const populated = { organizationId, own, page, address: `${own.url}/o/${organizationId}` };
  const shown = { organization: populated.address, agentId: tenant.agentId };
  await checkRequests(trial, page, shown, 'little');
  await requestText({ organizationId, email, key, ...tenant }, 'A calm morning');
  await checkMoney(trial, populated);
  await checkMembers(trial, fleet, populated);
  await checkKeys(trial, fleet, populated);
  await checkWebhooks(trial, populated, receiver);
  await checkAudit(trial, populated);
  await populate(fleet, key, organizationId);
  await checkRequests(trial, page, shown, 'much');
  own.report(trial);
  await own.context.close();
}

/** The credits of a charge, from the plot to its entry of the ledger, and the file. */
async function checkMoney(trial: TrialRun, { page, address }: Populated): Promise<void> {
  await page.goto(`${address}/settings/money`);
  const plot = page.getByRole('group', { name: /Credits spent by day/ });
  await plot.getByRole('button').last().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV: By day' }).click(),
  ]);
  trial.figure('spending files that are CSV', Number(download.suggestedFilename().endsWith('.csv')), { exactly: 1 });
  await plot.getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ledger' }).waitFor();
  const charge = page.getByRole('row', { name: /Charge Generation/ });
  await charge.waitFor();
  trial.figure('charges behind the bar of today', await charge.count(), { exactly: 1 });
}

async function checkMembers(trial: TrialRun, { file }: OwnFleet, { page, address }: Populated): Promise<void> {
  const { email } = await newTenant(file);
  await page.goto(`${address}/settings/members`);
  await page.getByRole('button', { name: 'Add a member' }).click();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('belongs to no account here yet').waitFor();
  await page.getByLabel('Email').and(page.locator(':focus')).waitFor();
  const rejectedAgain = page.waitForResponse((answer) => answer.request().method() === 'POST' && !answer.ok());
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await rejectedAgain;
  await page.getByRole('button', { name: 'Copy: Sign-up address to send' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.waitFor();
  await row.getByRole('button', { name: /Role of/ }).click();
  await page.getByRole('option', { name: /Manager/ }).click();
  await page.getByText(/is manager now/).waitFor();
  await row.getByRole('button', { name: /Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove from the organization' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await row.waitFor({ state: 'detached' });
  const focused = page.locator('tbody > tr:focus-within');
  await focused.waitFor();
  trial.figure('rows with the focus after a member was removed', await focused.count(), { exactly: 1 });
  trial.figure(
    'members after one was added, promoted and removed',
    await page.getByText('You', { exact: true }).count(),
    {
      exactly: 1,
    },
  );
}

async function checkKeys(trial: TrialRun, { file }: OwnFleet, { page, address }: Populated): Promise<void> {
  await page.goto(`${address}/settings/keys`);
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Exporter');
  await page.keyboard.press('Enter');
  await page.locator('[aria-label="Copy: Key"]:focus').waitFor();
  const key = await page.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
  await page.getByRole('button', { name: 'I have stored it' }).click();
  const { base } = connect(file, { key });
  await dataOf(base.agents.list());
  const written = await base.organizations.create({ body: { organization: { name: 'Written by a key' } } });
  trial.figure('status of a change with a key that can only read', written.response?.status ?? 0, { exactly: 403 });
  const row = page.getByRole('row', { name: /Exporter/ });
  await row.getByRole('button', { name: /Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  const { response } = await base.agents.list();
  trial.figure('status of a request with a revoked key', response?.status ?? 0, { exactly: 401 });
}

async function checkWebhooks(trial: TrialRun, populated: Populated, receiver: WebhookReceiver): Promise<void> {
  const { page, address } = populated;
  await page.goto(`${address}/settings/webhooks`);
  await page.getByLabel('Webhook', { exact: true }).fill(`http://${receiver.host}/studio`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Test the webhook' }).click();
  await page.getByText('The webhook has accepted a test').waitFor();
  await page.getByRole('button', { name: 'Show test' }).first().click();
  await page.getByRole('dialog').getByText('Delivered').first().waitFor();
  trial.figure('calls of the address', receiver.received.length, { atLeast: 1 });
}

async function checkAudit(trial: TrialRun, { page, address }: Populated): Promise<void> {
  await page.goto(`${address}/settings/audit?action=member.role_changed`);
  const entry = page.getByRole('row', { name: /Role changed/ });
  await entry.waitFor();
  trial.figure('entries of the role that was changed', await entry.count(), { exactly: 1 });
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page.getByText(/entries are intact/).waitFor();
}

/** Adds agents, keys and entries of the ledger. */
async function populate({ file }: OwnFleet, key: string, organizationId: number): Promise<void> {
  const base = clientOf('base', file.base_url, { key });
  for (let number = 1; number <= 12; number += 1) {
    await dataOf(base.agents.create({ body: { organization_id: organizationId, agent: { name: `Agent ${number}` } } }));
    await dataOf(base.keys.create({ body: { name: `Key ${number}` } }));
    for (let entry = 0; entry < 5; entry += 1) await grant(file, organizationId, 1);
  }
}
