import { serveApp } from './serve-app.js';
import { fleetSettings } from './settings.js';

try {
  await serveApp(fleetSettings(process.env), process.argv[2]);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
