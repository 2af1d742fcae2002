/** Lints the OpenAPI documents of each service and of all together by the rules in `redocly.yaml`. A warning fails. */
import { resolve } from 'node:path';
import { end, found, run } from './programs.mjs';

const SERVICES = ['base', 'agent', 'core', 'upload'];
const ROOT = resolve(import.meta.dirname, '../..');

const documents = [...SERVICES.map((service) => `apps/${service}/openapi.json`), 'docs/api/reelsheet.json'];
const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
const lint = ['node_modules/.bin/redocly', 'lint', ...documents, '--config', 'redocly.yaml', '--max-problems', '1000'];
const { status, output } = run(process.execPath, lint, { cwd: ROOT, env });
found('OpenAPI documents', status === 0 ? [] : [output]);
end();
