import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '@reelsheet/native-servers';
import type { TrialRun } from '../trial.js';
import { run, succeeds } from './command.js';

/** Base of the images of programs. */
export const DEBIAN = 'docker.io/library/debian:bookworm-slim';
/** Release of Debian in all images. */
export const RELEASE = 'bookworm';
/** The sources of packages that the images of Debian have, with the one of security updates. */
const SOURCES = `deb http://deb.debian.org/debian ${RELEASE} main
deb http://deb.debian.org/debian ${RELEASE}-updates main
deb http://deb.debian.org/debian-security ${RELEASE}-security main
`;
const PULL_MS = 60_000;
const BUILD_MS = 15 * 60_000;
/** Folders that the slim images of Debian do not have either. */
const UNUSED = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/info', 'var/cache/apt', 'var/lib/apt'];
/** Certificates of authorities that only this machine trusts, such as one of a proxy before the package registries. */
const OWN_AUTHORITIES = '/usr/local/share/ca-certificates';
const BUNDLE = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Provides the base images that the Dockerfile names. Where no registry can be reached they are made from Debian's
 * packages and this machine's Node, which must have the version of the Dockerfile.
 */
export async function provideBaseImages(trial: TrialRun, dockerfile: string): Promise<void> {
  const version = /^ARG NODE_VERSION=(\S+)$/m.exec(await readFile(dockerfile, 'utf8'))![1]!;
  const node = `docker.io/library/node:${version}-bookworm-slim`;
  if ((await isThere(DEBIAN)) && (await isThere(node))) return;
  if (process.version !== `v${version}`) throw new Error(`this trial needs Node ${version}, not ${process.version}`);
  trial.note('no registry can be reached: base images are made from the packages of Debian');
  await makeDebian();
  await makeNode(node);
}

async function isThere(image: string): Promise<boolean> {
  return (
    (await succeeds('podman', ['image', 'exists', image], PULL_MS)) ||
    succeeds('podman', ['pull', '--quiet', image], PULL_MS)
  );
}

async function makeDebian(): Promise<void> {
  const root = temporaryFolder();
  try {
    // The user with whom apt downloads must be able to enter the folder.
    await chmod(root, 0o755);
    await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', RELEASE, root], BUILD_MS);
    await writeFile(join(root, 'etc/apt/sources.list'), SOURCES);
    await run('chroot', [root, 'sh', '-c', 'apt-get update --error-on=any && apt-get upgrade -y'], BUILD_MS);
    for (const folder of ['var/cache/apt', 'var/lib/apt/lists']) await rm(join(root, folder), { recursive: true });
    for (const folder of UNUSED) await rm(join(root, folder), { recursive: true, force: true });
    await mkdir(join(root, 'var/lib/apt/lists/partial'), { recursive: true });
    await mkdir(join(root, 'var/cache/apt/archives/partial'), { recursive: true });
    for (const name of await readdir(OWN_AUTHORITIES))
      await cp(join(OWN_AUTHORITIES, name), join(root, OWN_AUTHORITIES, name));
    await run('chroot', [root, 'update-ca-certificates'], BUILD_MS);
    const container = await run('buildah', ['from', 'scratch'], BUILD_MS);
    await run('buildah', ['copy', '--quiet', container, root, '/'], BUILD_MS);
    await run('buildah', ['config', '--cmd', 'bash', container], BUILD_MS);
    await run('buildah', ['commit', '--quiet', '--rm', container, DEBIAN], BUILD_MS);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Adds Node and npm, and for npm the authorities of this machine. */
async function makeNode(image: string): Promise<void> {
  const npm = resolve(dirname(process.env['npm_execpath']!), '..');
  const container = await run('buildah', ['from', '--pull-never', DEBIAN], BUILD_MS);
  await run('buildah', ['copy', '--quiet', container, process.execPath, '/usr/local/bin/node'], BUILD_MS);
  await run('buildah', ['copy', '--quiet', container, npm, '/usr/local/lib/node_modules/npm'], BUILD_MS);
  const links = ['npm', 'npx'].map((name) => `ln -s ../lib/node_modules/npm/bin/${name}-cli.js /usr/local/bin/${name}`);
  const isolation = ['run', '--isolation', 'chroot', container, '--'];
  await run('buildah', [...isolation, 'sh', '-c', `chmod 755 /usr/local/bin/node && ${links.join(' && ')}`], BUILD_MS);
  await run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${BUNDLE}`, container], BUILD_MS);
  await run('buildah', ['commit', '--quiet', '--rm', container, image], BUILD_MS);
}
