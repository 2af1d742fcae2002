/** Runs the contract in Node, Deno or Bun. Its argument is a file with the settings and the cases. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import * as sdk from '@reelsheet/sdk';
import { runContract } from './contract.mjs';

const { settings, cases } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
console.log(JSON.stringify(await runContract(sdk, settings, cases)));
