/**
 * Entry point of every root npm script: installs and builds what is missing, then runs the script. It runs on Node 18
 * or newer before anything is installed, so it imports only Node's modules and its own folder.
 */
import { MachineError, step } from './step.mjs';
import { installPackages } from './packages.mjs';
import { installNativePrograms } from './native-programs.mjs';
import { buildAll, handOver, runTogether } from './run-scripts.mjs';

/**
 * Jest passes the flags on to its workers, which hold the modules of all services. By default V8 searches all of them
 * for garbage each time tests have sent some dozens of megabytes; with these flags it waits until memory is needed.
 */
const jest = ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=512', 'node_modules/.bin/jest'];
const format = ['node_modules/.bin/prettier', '--check', '--cache', '--cache-strategy', 'content', '.'];
const lint = ['tools/delivery/lint.mjs'];
const quality = ['tools/quality/dist/main.js'];
const docs = ['tools/quality/dist/pages/main.js'];
const commits = ['tools/delivery/commits.mjs'];
const openapi = ['tools/delivery/openapi.mjs'];
const boundaries = ['node_modules/.bin/depcruise', 'apps', 'libs', 'tools', 'acceptance'];

/**
 * The compiler in native code needs a fourth of the processor time; lint and generators use the API of `typescript`.
 * One thread checks no type twice and leaves the other processor to the tests.
 */
const typesOf = (config, cache) => [
  'node_modules/typescript-native/bin/tsc',
  '-p',
  config,
  '--singleThreaded',
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/reelsheet/${cache}.tsbuildinfo`,
];
const types = typesOf('tsconfig.json', 'tsconfig');
/** The studio and the scripts of the guide run in browsers, whose types differ from those of Node. */
const studioTypes = typesOf('apps/studio/tsconfig.json', 'studio');
const guideTypes = typesOf('apps/guide/tsconfig.json', 'guide');

/**
 * Commands by name: whether they start services, which need native programs and bundles, the script that they run, and
 * `checks` that run at the same time. The first failed check ends the command.
 */
const commands = {
  start: { services: true, main: ['--enable-source-maps', 'tools/fleet/dist/main.js'] },
  stop: { main: ['tools/fleet/dist/stop.js'] },
  grant: { main: ['tools/fleet/dist/grant.js'] },
  demo: { services: true, main: ['--enable-source-maps', 'tools/demo/dist/main.js'] },
  test: { services: true, main: jest, checks: [types, studioTypes, guideTypes] },
  bench: { services: true, main: ['--enable-source-maps', 'tools/bench/dist/main.js'] },
  operate: { main: ['tools/operate/dist/main.js'] },
  trials: { services: true, main: ['--enable-source-maps', 'tools/trials/dist/main.js'] },
  backup: { main: ['tools/backup/dist/main.js'] },
  generate: { main: ['tools/generators/dist/main.js', 'write'] },
  check: {
    checks: [lint, ['tools/generators/dist/main.js', 'check'], format, quality, docs, openapi, commits, boundaries],
  },
};

async function main([name, ...rest]) {
  const command = commands[name];
  if (!command) throw new MachineError(`usage: bootstrap.mjs ${Object.keys(commands).join(' | ')}`);
  await installPackages();
  if (command.services) await installNativePrograms(name);
  await step('building', () => buildAll(command.services ? ['build', 'bundle'] : ['build']));
  const isWatching = rest.some((argument) => argument.startsWith('--watch'));
  return complete(command.main && [...command.main, ...rest], isWatching ? [] : (command.checks ?? []));
}

/** Resolves to the status of the first script that fails, or 0. */
async function complete(main, checks) {
  const [failedCheck, endedMain] = [new AbortController(), new AbortController()];
  const checked = runTogether(checks, endedMain.signal).then((status) => {
    if (status !== 0) failedCheck.abort();
    return status;
  });
  const status = main ? await handOver(main, failedCheck.signal) : 0;
  // A failed or interrupted run needs no further result; a passed one does.
  if (status !== 0 && !failedCheck.signal.aborted) endedMain.abort();
  return (await checked) || status;
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error) => {
    process.stderr.write(`${error instanceof MachineError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  },
);
