import type { Artifact } from '../artifact.js';
import type { ServiceApp } from '../service-apps.js';
import type { SettingsTable } from '../settings/service-settings.js';
import { alertsPage } from './alerts-page.js';
import { apiPages } from './api-pages.js';
import { domainPages } from './domain-pages.js';
import { errorsPage } from './errors-page.js';
import { eventsPage } from './events-page.js';
import { limitsPage } from './limits-page.js';
import { limitsOf } from './limits.js';
import { lintPage } from './lint-page.js';
import { messagesOf } from './messages.js';
import { metricsPage } from './metrics-page.js';
import { metricsOf } from './metrics.js';
import { operatePage } from './operate-page.js';
import { routesPage } from './routes-page.js';
import { settingsPage } from './settings-page.js';
import { specFiles } from './specs.js';
import { shippedSources } from './shipped-sources.js';
import { valuesPage } from './values-page.js';

/** Generates all pages of `docs/reference`, and the generated sections of `docs/domains`. */
export async function referencePages(
  root: string,
  apps: readonly ServiceApp[],
  settings: SettingsTable,
): Promise<Artifact[]> {
  const sources = await shippedSources(root);
  const limits = limitsOf(sources);
  const metrics = metricsOf(sources);
  const messages = messagesOf(sources);
  return [
    routesPage(apps),
    ...apiPages(apps),
    valuesPage(apps),
    errorsPage(),
    settingsPage(settings),
    limitsPage(limits),
    metricsPage(metrics),
    await alertsPage(root),
    await lintPage(root),
    operatePage(),
    eventsPage(messages),
    ...(await domainPages(root, { sources, limits, metrics, messages, settings, specs: await specFiles(root) })),
  ];
}
