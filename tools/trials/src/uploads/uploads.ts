import { execFile } from 'node:child_process';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { putSigned } from '@reelsheet/client';
import { OwnFleet } from '@reelsheet/tool-fleet';
import { chromium } from 'playwright-core';
import { queryRows, waitUntil } from '../support/database.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { announce, claim, someFile, type Announced, type SomeFile } from '../support/uploading.js';
import { cutAndResumed } from './cut-and-resumed.js';

const execute = promisify(execFile);
const MEGABYTE = 2 ** 20;
/**
 * The lease of a killed process expires after ten seconds, and partial files without new bytes are removed after two
 * days.
 */
const TAKEN_OVER_WITHIN_MS = 60_000;
const LONG_AGO = new Date(Date.now() - 3 * 86_400_000);

/** Sends SIGKILL while bytes arrive, and uploads with common clients and an unchanged URL. */
export const uploads: Trial = {
  shows:
    'SIGKILL during uploads exposes no partial file and loses no file, not even one that was just confirmed; curl and a browser form upload with the unchanged URL; a resumable upload that is cut twice continues',
  async run(trial) {
    const fleet = await trial.fleet();
    const tenant = await newTenant(fleet.file);
    await killUploads(trial, fleet, tenant);
    await killAnswered(trial, fleet, tenant);
    await sweepTheRest(trial, fleet, tenant);
    await byCurl(trial, fleet, tenant);
    await byBrowser(trial, tenant);
    await cutAndResumed(trial, fleet, tenant);
  },
};

async function killUploads(trial: TrialRun, fleet: OwnFleet, tenant: Tenant): Promise<void> {
  const kills = trial.size({ small: 3, full: 30 });
  const [halves, lost, slow]: [string[], string[], string[]] = [[], [], []];
  for (let round = 0; round < kills; round += 1) {
    const file = someFile(Math.ceil((1 + trial.random() * 15) * MEGABYTE));
    const announced = await announce(tenant, file);
    const sent = Math.floor(trial.random() * file.bytes.length);
    await killAt(fleet, announced, file, sent);
    if ((await claim(tenant, announced)).url) halves.push(`after ${sent} of ${file.bytes.length} bytes`);
    await fleet.untilReady('upload');
    await waitUntil('the upload is accepted again', () => isPut(announced, file), TAKEN_OVER_WITHIN_MS).catch(() =>
      slow.push(announced.key),
    );
    const { url } = await claim(tenant, announced);
    if (!url || !(await isWhole(url, file))) lost.push(announced.key);
  }
  trial.none(`partial files that could be claimed after ${kills} kills`, halves);
  trial.none('uploads that could not be restarted within a minute', slow);
  trial.none('files that were incomplete in the end', lost);
  trial.none('partial files of restarted uploads', await partialFilesOf(fleet));
}

/** Kills the process right after a response, which may be before the confirmed bytes are flushed. */
async function killAnswered(trial: TrialRun, fleet: OwnFleet, tenant: Tenant): Promise<void> {
  const kills = trial.size({ small: 1, full: 5 });
  const lost: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const file = someFile(Math.ceil((1 + trial.random() * 63) * MEGABYTE));
    const announced = await announce(tenant, file);
    if (!(await isPut(announced, file))) lost.push(`${announced.key} was rejected`);
    fleet.signal('upload', 'SIGKILL');
    await fleet.untilReady('upload');
    const isClaimedWhole = async () => (await wholeFiles(tenant, announced, file)) === 1;
    await waitUntil('it is claimed and complete', isClaimedWhole, TAKEN_OVER_WITHIN_MS).catch(() =>
      lost.push(announced.key),
    );
  }
  trial.none(`confirmed files that were incomplete after ${kills} kills`, lost);
}

/** Sends this number of bytes, waits until some of them are in the store, and kills the process. */
async function killAt(fleet: OwnFleet, { direct_upload }: Announced, { bytes }: SomeFile, sent: number): Promise<void> {
  const { url, headers } = direct_upload;
  const request = openRequest(url, { method: 'PUT', headers: { ...headers, 'Content-Length': bytes.length } });
  const ended = new Promise((resolve) => request.on('error', () => undefined).once('close', resolve));
  request.flushHeaders();
  request.write(bytes.subarray(0, sent));
  await waitUntil('bytes have arrived', async () => (await partialFilesOf(fleet)).length > 0);
  fleet.signal('upload', 'SIGKILL');
  await ended;
}

/** Waits until abandoned uploads are removed. */
async function sweepTheRest(trial: TrialRun, fleet: OwnFleet, tenant: Tenant): Promise<void> {
  const file = someFile(4 * MEGABYTE);
  await killAt(fleet, await announce(tenant, file), file, 3 * MEGABYTE);
  const left = await partialFilesOf(fleet);
  trial.figure('partial files after a kill', left.length, { exactly: 1 });
  for (const name of left) await utimes(join(fleet.path(PARTIAL_FILES), name), LONG_AGO, LONG_AGO);
  await Promise.all([fleet.untilReady('upload'), fleet.untilReady('upload-worker')]);
  await queryRows(fleet, `UPDATE upload.task SET due_at = now() WHERE kind = 'sweep_store'`);
  await waitUntil('the partial files are removed', async () => (await partialFilesOf(fleet)).length === 0);
  trial.none('partial files after the cleanup', await partialFilesOf(fleet));
}

async function byCurl(trial: TrialRun, fleet: OwnFleet, tenant: Tenant): Promise<void> {
  const file = someFile(2 * MEGABYTE);
  const announced = await announce(tenant, file);
  const { url, headers } = announced.direct_upload;
  const path = fleet.path('sent-by-curl');
  await writeFile(path, file.bytes);
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await execute('curl', ['-sS', '-o', '/dev/null', '-w', '%{http_code}', '-T', path, ...sent, url]);
  trial.figure('status of the upload with curl', Number(stdout), { exactly: 200 });
  trial.figure('complete files from curl', await wholeFiles(tenant, announced, file), { exactly: 1 });
}

/** Uploads with a form on a page of another origin. */
async function byBrowser(trial: TrialRun, tenant: Tenant): Promise<void> {
  const file = someFile(2 * MEGABYTE);
  const announced = await announce(tenant, file);
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(PAGE)).listen(0);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(`globalThis.target = ${JSON.stringify(announced.direct_upload)}`);
    await page.setInputFiles('input', { name: 'clip.mp4', mimeType: 'video/mp4', buffer: file.bytes });
    await page.click('button');
    const output = page.locator('output:not(:empty)');
    trial.figure('status of the upload from the browser', Number(await output.innerText()), { exactly: 200 });
  } finally {
    await browser.close();
    server.close();
  }
  trial.figure('complete files from the browser', await wholeFiles(tenant, announced, file), { exactly: 1 });
}

const PAGE = `<!doctype html><title>Upload</title>
<form><input type="file" name="file"><button>Send</button><output></output></form>
<script>
  document.forms[0].onsubmit = async (event) => {
    event.preventDefault();
    const { url, headers } = target;
    const body = new FormData(event.target).get('file');
    const answer = await fetch(url, { method: 'PUT', headers, body }).catch((error) => ({ status: String(error) }));
    event.target.querySelector('output').value = answer.status;
  };
</script>`;

const PARTIAL_FILES = 'storage/parts';

async function partialFilesOf(fleet: OwnFleet): Promise<string[]> {
  return readdir(fleet.path(PARTIAL_FILES));
}

async function isPut(announced: Announced, { bytes }: SomeFile): Promise<boolean> {
  return (await putSigned(announced.direct_upload, bytes)).status === 200;
}

async function isWhole(url: string, { bytes }: SomeFile): Promise<boolean> {
  return Buffer.from(await (await fetch(url)).arrayBuffer()).equals(bytes);
}

async function wholeFiles(tenant: Tenant, announced: Announced, file: SomeFile): Promise<number> {
  const { url } = await claim(tenant, announced);
  return url && (await isWhole(url, file)) ? 1 : 0;
}
