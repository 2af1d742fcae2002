import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { installPackages, type InstalledPackages } from './installed-packages.js';
import { javascriptRuntimes, pythonRuntimes, type Runtime } from './runtime-programs.js';

const execute = promisify(execFile);
const TIMEOUT_MS = 180_000;
const MIN_CASES = 20;

interface Contract {
  readonly settings: object;
  readonly cases: readonly object[];
}

/** Runs one table of cases with the SDKs in every runtime that they support. */
export const sdkRuntimes: Trial = {
  shows: 'the installed SDKs pass one table of cases in Node 22 and 24, Deno, Bun, Chromium and Python 3.11 and 3.14',
  async run(trial) {
    const packages = await installPackages(trial);
    const page = await servePages(trial, packages.folder);
    const fleet = await trial.fleet({ CORS_ORIGINS: page });
    const cases = JSON.parse(await readFile(join(packages.folder, 'contract-cases.json'), 'utf8')) as object[];
    trial.figure('cases of the table', cases.length, { atLeast: MIN_CASES });
    const contract = async (): Promise<Contract> => {
      const tenant = await newTenant(fleet.file);
      return { settings: settingsOf(fleet.file.base_url, tenant), cases };
    };
    for (const runtime of await javascriptRuntimes())
      await report(trial, runtime.name, async () =>
        inProgram(packages, runtime, ['run-contract.mjs'], await contract()),
      );
    for (const runtime of await pythonRuntimes(packages.python))
      for (const client of ['threads', 'asyncio'])
        await report(trial, `${runtime.name}, ${client}`, async () =>
          inProgram(packages, runtime, ['contract.py', client], await contract()),
        );
    await report(trial, 'Chromium', async () => inBrowser(page, await contract()));
  },
};

const settingsOf = (url: string, { key, email, organizationId }: Tenant) => ({
  url,
  key,
  values: { email, organization: organizationId },
});

async function report(trial: TrialRun, name: string, run: () => Promise<string[]>): Promise<void> {
  const wrong = await run().catch((error: unknown) => [String(error)]);
  trial.none(`${name}: cases that differ from the table`, wrong);
}

async function inProgram(
  { folder, site }: InstalledPackages,
  { command }: Runtime,
  [script, ...more]: readonly [string, ...string[]],
  contract: Contract,
): Promise<string[]> {
  const [file, ...own] = command;
  const args = [...own, script, 'contract.json', ...more];
  const env = { ...process.env, PYTHONPATH: site };
  await writeFile(join(folder, 'contract.json'), JSON.stringify(contract));
  const { stdout } = await execute(file!, args, { cwd: folder, env, timeout: TIMEOUT_MS });
  return JSON.parse(stdout) as string[];
}

async function inBrowser(origin: string, contract: Contract): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    headless: true,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/`);
    const program = `async ({ settings, cases }) => {
      const [sdk, { runContract }] = await Promise.all([import('/sdk.js'), import('/contract.mjs')]);
      return runContract(sdk, settings, cases);
    }`;
    return await page.evaluate(`(${program})(${JSON.stringify(contract)})`);
  } finally {
    await browser.close();
  }
}

/** Serves an empty page and the modules of the contract. Returns the origin. */
async function servePages(trial: TrialRun, folder: string): Promise<string> {
  const files: Readonly<Record<string, string>> = {
    '/sdk.js': 'node_modules/@reelsheet/sdk/index.js',
    '/contract.mjs': 'contract.mjs',
  };
  const server = createServer(async (request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(200, { 'Content-Type': file ? 'text/javascript' : 'text/html' });
    response.end(file ? await readFile(join(folder, file)) : '<!doctype html>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  trial.afterwards(async () => server.closeAllConnections());
  trial.afterwards(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
