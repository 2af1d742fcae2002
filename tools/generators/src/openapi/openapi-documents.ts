import { describeApi } from '@reelsheet/platform-http';
import { asJson, type Artifact } from '../artifact.js';
import { withAliasedBodies } from './aliased-operations.js';
import { withExamples } from './examples.js';
import { withFileSources } from './file-sources.js';
import { withFreeObjects } from './free-objects.js';
import { withMeanings } from './parameter-meanings.js';
import { withNamedValues } from './named-values.js';
import type { ServiceApp } from '../service-apps.js';
import { withSharedErrorCodes } from './shared-error-codes.js';

const PORTS = { base: 3000, agent: 3001, core: 3002, upload: 3003 };

/** Generates `apps/<service>/openapi.json`, which the service serves at /docs-json. */
export function openApiDocuments(apps: readonly ServiceApp[]): Artifact[] {
  const documents = apps.map(({ service, app }) =>
    withFreeObjects(
      withFileSources(withMeanings(describeApi(app, `Reelsheet ${service}`, `http://127.0.0.1:${PORTS[service]}/v1`))),
    ),
  );
  return withAliasedBodies(withSharedErrorCodes(documents).map(withNamedValues)).map((document, index) => ({
    path: `apps/${apps[index]!.service}/openapi.json`,
    content: asJson(withExamples(document)),
  }));
}
