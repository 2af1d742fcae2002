import { runWorker } from '@reelsheet/platform-service';
import { agent } from './app.module.js';

await runWorker(agent);
