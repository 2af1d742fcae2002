export { readFleetFile } from './fleet-file.js';
export type { FleetFile } from './fleet-file.js';
export { OwnFleet } from './own-fleet.js';
export { serviceEnvironment } from './service-environment.js';
export type { Replica } from './replica.js';
export { loadSecrets, saveSecrets, type Secrets } from './secrets.js';
export { makeSigningCertificate } from './signing-certificate.js';
export { fleetSettings, pathIn, REPOSITORY } from './settings.js';
export type { App, FleetSettings } from './settings.js';
