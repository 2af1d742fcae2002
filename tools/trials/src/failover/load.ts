import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, temporaryFolder } from '@reelsheet/native-servers';
import type { FleetFile } from '@reelsheet/tool-fleet';
import { Installation, type Launcher } from '../support/installation.js';
import { MediaServer } from '../support/media-server.js';
import { connectAccounts } from '../support/social-accounts.js';
import { injectFault, newTenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import { RepeatingCallers, type OrderKind, type PlannedOrder } from './repeating-callers.js';

/** Numbers of orders by kind. */
export type Amounts = Readonly<Record<`${OrderKind}s`, number>>;

/** Milliseconds between the starts of two orders. */
export const PAUSE_MS = 60;
/** Milliseconds by which the vendor delays each text, so that texts are under way when a server is killed. */
const VENDOR_MS = 1_500;
const CELLS = 10;

export const plannedOrders = (amounts: Amounts): PlannedOrder[] =>
  (['text', 'render', 'post', 'upload'] as const).flatMap((kind) =>
    Array.from({ length: amounts[`${kind}s`] }, (_, index) => ({ kind, index })),
  );

/** Plans an installation with files in a folder and the ports of this trial. */
export const plannedInstallation = (dir: string, name: string, launch?: Launcher): Promise<Installation> =>
  Installation.plan(name, join(dir, name), Number(process.env['PORT_OFFSET'] ?? 0), launch);

/** Plans an installation and starts a Postgres for it, in a folder that is removed after the trial. */
export async function installationOf(trial: TrialRun, name: string, launch?: Launcher) {
  const dir = temporaryFolder();
  trial.afterwards(() => rm(dir, { recursive: true, force: true }));
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), port: 0, superuserPassword: 'secret' });
  trial.afterwards(() => postgres.stop());
  return { dir, postgres, installation: await plannedInstallation(dir, name, launch) };
}

/** Returns the bytes of a picture, which uploads are made of. */
export async function pictureFor(trial: TrialRun): Promise<Uint8Array<ArrayBuffer>> {
  const media = await MediaServer.start();
  trial.afterwards(() => media.stop());
  return new Uint8Array(await (await fetch(media.url('picture.jpg'))).arrayBuffer());
}

/** Returns the callers of a new user whose accounts are connected. */
export async function callersOf(
  file: FleetFile,
  name: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<RepeatingCallers> {
  const tenant = await newTenant(file, { rows: CELLS });
  await connectAccounts(tenant, RepeatingCallers.networks, 'on.trial');
  await injectFault(file, { vendor: 'chat', kind: 'latency', times: 1_000_000, value: VENDOR_MS });
  return new RepeatingCallers(file.base_url, tenant, name, picture);
}
