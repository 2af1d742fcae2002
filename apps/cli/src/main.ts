import { existsSync, readFileSync } from 'node:fs';
import { flushed } from './output/flushed.js';
import { CommandTables } from './table/command-tables.js';
import { run } from './run.js';

/** Folder of the package, beside whose program its tables are. */
const FOLDER = new URL('../', import.meta.url);

/** The package has the OpenAPI document itself; the repository has it among its documentation. */
function documentOf(): URL {
  const packed = new URL('openapi.json', FOLDER);
  return existsSync(packed) ? packed : new URL('../../docs/api/reelsheet.json', FOLDER);
}

const { version } = JSON.parse(readFileSync(new URL('package.json', FOLDER), 'utf8')) as { readonly version: string };
const ending = new AbortController();
process.once('SIGINT', () => ending.abort());
process.once('SIGTERM', () => ending.abort());
// The reader of a pipe may end before everything is written, as `head` does.
process.stdout.on('error', () => process.exit(0));
const { stdin, stdout, stderr, env } = process;
const tables = new CommandTables(new URL('things/', FOLDER), documentOf());
process.exitCode = await run(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  env,
  tables,
  version,
  signal: ending.signal,
});
// A connection that is kept alive would delay the end; a pipe takes more than 64 KB only while the program runs.
await flushed(stdout, stderr);
process.exit();
