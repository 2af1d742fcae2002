export { readFleetFile } from './files/fleet-file.js';
export type { FleetFile } from './files/fleet-file.js';
export { OwnFleet } from './own-fleet.js';
export { sandboxSettings, serviceEnvironment } from './service-environment.js';
export type { Replica } from './replica.js';
export { loadSecrets, saveSecrets, type Secrets } from './files/secrets.js';
export { makeSigningCertificate } from './files/signing-certificate.js';
export { fleetSettings, pathIn, REPOSITORY } from './settings.js';
export type { App, FleetSettings } from './settings.js';
