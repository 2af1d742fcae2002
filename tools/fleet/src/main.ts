import { runFleet } from './run-fleet.js';
import { fleetSettings } from './settings.js';

await runFleet(() => fleetSettings(process.env));
