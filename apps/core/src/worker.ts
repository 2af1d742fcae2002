import { runWorker } from '@reelsheet/platform-service';
import { core } from './app.module.js';

await runWorker(core);
