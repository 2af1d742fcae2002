import { chartFiles } from './chart/chart-files.js';
import { chartReadme } from './chart/chart-readme.js';
import { valuesSchema } from './chart/values-schema.js';
import { commandManual } from './cli/command-manual.js';
import { commandTables } from './cli/command-tables.js';
import { clientCode } from './openapi/client-code.js';
import { clientRoutes } from './openapi/client-routes.js';
import { contractSnapshots } from './contract-snapshots.js';
import { dashboards } from './dashboards.js';
import { natsPermissions } from './nats-permissions.js';
import { guidePages } from './guide/guide-pages.js';
import { freeObjectsPage } from './openapi/free-objects-page.js';
import { joinedDocument } from './openapi/joined-document.js';
import { openApiDocuments } from './openapi/openapi-documents.js';
import { SdkDocument } from './sdk/sdk-document.js';
import { sdkOperations } from './sdk/sdk-operations.js';
import { sdkTypes } from './sdk/sdk-types.js';
import { pythonOperations } from './sdk-python/python-operations.js';
import { pythonThings } from './sdk-python/python-things.js';
import { pythonTwins } from './sdk-python/python-twins.js';
import { referencePages } from './reference/reference-pages.js';
import { serviceApps } from './service-apps.js';
import { chartSecrets } from './settings/chart-secrets.js';
import { chartValues } from './settings/chart-values.js';
import { composeFiles } from './settings/compose-files.js';
import { fleetSettings } from './settings/fleet-settings.js';
import { settingsTable } from './settings/service-settings.js';
import type { Artifact } from './artifact.js';

/** Returns all generated files. The apps are loaded first, because this fills the catalogs of errors and messages. */
export async function allArtifacts(root: string): Promise<Artifact[]> {
  const apps = await serviceApps();
  const documents = openApiDocuments(apps);
  const joined = joinedDocument(documents);
  const sdk = new SdkDocument(joined);
  const settings = settingsTable(apps);
  const values = await chartValues(root, settings);
  return [
    ...documents,
    joined,
    ...(await clientCode(joined)),
    clientRoutes(documents),
    sdkOperations(sdk),
    ...sdkTypes(sdk),
    pythonOperations(sdk),
    ...pythonThings(sdk),
    ...(await pythonTwins(root)),
    ...commandTables(sdk),
    commandManual(sdk),
    ...contractSnapshots(),
    freeObjectsPage(documents),
    ...(await guidePages(root)),
    natsPermissions(),
    ...(await referencePages(root, apps, settings)),
    ...(await composeFiles(root, settings)),
    values,
    chartSecrets(settings),
    valuesSchema(values.content, settings),
    chartReadme(values.content),
    ...(await chartFiles(root)),
    fleetSettings(settings),
    ...dashboards(),
  ];
}
