import { resolve } from 'node:path';
import { buildSite } from './site/build-site.js';

await buildSite(resolve(import.meta.dirname, '../../..'), resolve(import.meta.dirname, '../bundle'));
