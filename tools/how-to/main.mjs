import { join } from 'node:path';
import { applyExample, exampleOf, refreshExample } from './examples.mjs';

const root = join(import.meta.dirname, '../..');
const [command, page] = process.argv.slice(2);
const commands = {
  apply: () => applyExample(root, exampleOf(root, page)),
  refresh: () => refreshExample(root, page),
};

if (!page || !Object.hasOwn(commands, command)) {
  console.error(`usage: main.mjs apply <page>     applies the example of the page to this checkout
       main.mjs refresh <page>   replaces the diff of the page by the changes of this checkout`);
  process.exitCode = 1;
} else commands[command]();
