import { resolve } from 'node:path';
import { run } from './cli.js';

process.exitCode = run(process.argv.slice(2), resolve(import.meta.dirname, '../../..'), console.log);
