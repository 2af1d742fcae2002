import { resolve } from 'node:path';
import { Repository } from '../repository.js';
import { checkDocs } from './check-docs.js';

process.exitCode = checkDocs(Repository.open(resolve(import.meta.dirname, '../../../..')), console.log);
