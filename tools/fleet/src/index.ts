export { readFleetFile } from './fleet-file.js';
export type { FleetFile } from './fleet-file.js';
export { OwnFleet } from './own-fleet.js';
export { serviceEnvironment } from './service-environment.js';
export type { Replica } from './replica.js';
export { loadSecrets, saveSecrets } from './secrets.js';
export { fleetSettings, pathIn } from './settings.js';
export type { App, FleetSettings } from './settings.js';
