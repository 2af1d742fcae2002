import { readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@reelsheet/native-servers';
import { builtRelease } from '../machine/go-programs.js';
import type { TrialRun } from '../trial.js';
import { RELEASE } from './base-images.js';
import { run, succeeds } from './command.js';

/** The program that also makes the bills of materials of released images. */
const SYFT = { name: 'syft', path: 'github.com/anchore/syft', version: 'v1.57.1', go: '1.26.0' } as const;
const SCAN_MS = 5 * 60_000;
const COMPARE_MS = 10_000;
const UPDATES = `http://deb.debian.org/debian-security/dists/${RELEASE}-security/main/binary-amd64/Packages.xz`;
/** Scope of the packages of this repository, which have no license yet. */
const OWN = '@reelsheet';

/** A package in an image. */
interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  /** Package URL, such as `pkg:deb/debian/bash@5.2.15-2`; files have none. */
  readonly purl?: string;
  /** Licenses that its manifest names. */
  readonly licenses?: readonly unknown[];
  /** Texts of licenses that are among its files. */
  readonly evidence?: { readonly licenses?: readonly unknown[] };
}

/** Makes the bill of materials of each image, and compares its packages of Debian with the security updates. */
export async function checkBills(trial: TrialRun, images: readonly string[]): Promise<void> {
  const syft = await builtRelease(trial, join(homedir(), '.cache', 'reelsheet'), SYFT);
  const updates = await securityUpdates();
  for (const image of images) {
    const root = await run('podman', ['image', 'mount', image], SCAN_MS);
    try {
      await checkBill(trial, image, { components: await componentsIn(syft, root), root, updates });
    } finally {
      await run('podman', ['image', 'unmount', image], SCAN_MS);
    }
  }
}

interface Bill {
  readonly components: readonly Component[];
  /** Folder of the image's files. */
  readonly root: string;
  /** Newest version of each package of Debian that has a security update. */
  readonly updates: ReadonlyMap<string, string>;
}

async function checkBill(trial: TrialRun, image: string, { components, root, updates }: Bill): Promise<void> {
  const installed = components.filter(({ purl }) => purl?.startsWith('pkg:deb/'));
  const libraries = components.filter(({ group, purl }) => purl?.startsWith('pkg:npm/') && group !== OWN);
  trial.note(`${image}: ${installed.length} packages of Debian, ${libraries.length} of npm`);
  trial.figure(`packages of Debian in ${image}`, installed.length, { atLeast: 1 });
  const listed = new Set(components.map(nameOf));
  const bundled = await bundledIn(root);
  trial.none(
    `packages that are bundled in ${image} and not in its bill`,
    bundled.map(nameOf).filter((name) => !listed.has(name)),
  );
  trial.none(
    `bundled packages of ${image} without a license`,
    bundled.filter((each) => each.group !== OWN && !hasLicense(each)).map(nameOf),
  );
  const outdated: string[] = [];
  for (const { name, version } of installed) {
    const update = updates.get(name);
    const isOlder = ['--compare-versions', version!, 'lt', update ?? ''];
    if (update !== undefined && (await succeeds('dpkg', isOlder, COMPARE_MS)))
      outdated.push(`${name} ${version}: ${update}`);
  }
  trial.none(`security updates of Debian that ${image} lacks`, outdated);
}

const hasLicense = ({ licenses, evidence }: Component): boolean =>
  [licenses, evidence?.licenses].some((found) => found !== undefined && found.length > 0);

const nameOf = ({ group, name, version }: Component): string => `${group ? `${group}/` : ''}${name}@${version}`;

/** Returns the packages of a folder of files, also those in bills of materials that are in it. */
async function componentsIn(syft: string, root: string): Promise<readonly Component[]> {
  const catalogers = ['--override-default-catalogers', 'image', '--select-catalogers', '+sbom-cataloger,-file'];
  return inFolder(async (folder) => {
    const file = join(folder, 'bill.json');
    await run(syft, ['scan', `dir:${root}`, ...catalogers, '--quiet', '--output', `cyclonedx-json=${file}`], SCAN_MS);
    return componentsOf(file);
  });
}

/** Runs `work` with a folder that is removed afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the packages that the bundles of an image contain. */
async function bundledIn(root: string): Promise<Component[]> {
  const apps = join(root, 'srv', 'apps');
  if (!(await succeeds('test', ['-d', apps], COMPARE_MS))) return [];
  const found = await run('find', [apps, '-name', 'bundled.cdx.json'], SCAN_MS);
  return (await Promise.all(found.split('\n').map(componentsOf))).flat();
}

async function componentsOf(file: string): Promise<readonly Component[]> {
  const { components = [] } = JSON.parse(await readFile(file, 'utf8')) as { components?: Component[] };
  return components;
}

/** Reads the index of Debian's security updates. */
async function securityUpdates(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(UPDATES);
  if (!response.ok) throw new Error(`${UPDATES} answered ${response.status}`);
  const index = await inFolder(async (folder) => {
    const file = join(folder, 'Packages.xz');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    return run('xz', ['--decompress', '--stdout', file], COMPARE_MS);
  });
  return new Map(
    index.split('\n\n').flatMap((entry) => {
      const [, name] = /^Package: (.+)$/m.exec(entry) ?? [];
      const [, version] = /^Version: (.+)$/m.exec(entry) ?? [];
      return name && version ? [[name, version] as const] : [];
    }),
  );
}
