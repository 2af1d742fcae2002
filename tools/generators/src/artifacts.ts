import { contractSnapshots } from './contract-snapshots.js';
import { errorPage } from './error-page.js';
import { openApiDocuments } from './openapi-documents.js';
import { routeMap } from './route-map.js';
import { serviceApps } from './service-apps.js';
import type { Artifact } from './artifact.js';

/** Everything that is generated. The apps come first, for loading them fills the catalogues. */
export async function allArtifacts(): Promise<Artifact[]> {
  const apps = await serviceApps();
  return [...openApiDocuments(apps), routeMap(apps), ...contractSnapshots(), errorPage()];
}
