import { describeApi } from '@reelsheet/platform-http';
import { asJson, type Artifact } from './artifact.js';
import type { ServiceApp } from './service-apps.js';

const PORTS = { base: 3000, agent: 3001, core: 3002, upload: 3003 };

/** Generates `apps/<service>/openapi.json`, which the service serves at /docs-json. */
export function openApiDocuments(apps: readonly ServiceApp[]): Artifact[] {
  return apps.map(({ service, app }) => ({
    path: `apps/${service}/openapi.json`,
    content: asJson(describeApi(app, `Reelsheet ${service}`, `http://127.0.0.1:${PORTS[service]}/v1`)),
  }));
}
