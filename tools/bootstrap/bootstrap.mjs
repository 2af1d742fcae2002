/**
 * Entry of every root npm script: gets this machine ready, then hands over. Runs on any Node from 18 on,
 * before anything is installed, and therefore imports nothing but Node and its own folder.
 */
import { MachineError, step } from './step.mjs';
import { installPackages } from './packages.mjs';
import { installNativePrograms } from './native-programs.mjs';
import { buildAll, handOver } from './hand-over.mjs';

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/.bin/jest'];
const format = ['node_modules/.bin/prettier', '--check', '--cache', '--cache-strategy', 'content', '.'];
const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint'];
const lint = ['node_modules/.bin/eslint', ...lintCache, '.'];
const quality = ['tools/quality/dist/main.js'];
const docs = ['tools/quality/dist/pages/main.js'];
const boundaries = ['node_modules/.bin/depcruise', 'apps', 'libs', 'tools', 'acceptance'];

/** For each command: whether it needs the native parts, what must pass first, and what it becomes. */
const commands = {
  start: { native: true, main: ['--enable-source-maps', 'tools/fleet/dist/main.js'] },
  stop: { main: ['tools/fleet/dist/stop.js'] },
  grant: { main: ['tools/fleet/dist/grant.js'] },
  demo: { native: true, main: ['--enable-source-maps', 'tools/demo/dist/main.js'] },
  test: { native: true, before: [['node_modules/.bin/tsc', '-p', 'tsconfig.json']], main: jest },
  bench: { native: true, main: ['--enable-source-maps', 'tools/bench/dist/main.js'] },
  operate: { main: ['tools/operate/dist/main.js'] },
  trials: { native: true, main: ['--enable-source-maps', 'tools/trials/dist/main.js'] },
  backup: { main: ['tools/backup/dist/main.js'] },
  generate: { main: ['tools/generators/dist/main.js', 'write'] },
  check: { before: [['tools/generators/dist/main.js', 'check'], format, quality, docs, lint], main: boundaries },
};

async function main([name, ...rest]) {
  const command = commands[name];
  if (!command) throw new MachineError(`usage: bootstrap.mjs ${Object.keys(commands).join(' | ')}`);
  await installPackages();
  if (command.native) await installNativePrograms(name);
  await step('building', () => buildAll());
  for (const args of command.before ?? []) {
    const status = await handOver(args);
    if (status !== 0) return status;
  }
  return handOver([...command.main, ...rest]);
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
