import { runWorker } from '@reelsheet/platform-service';
import { base } from './app.module.js';

await runWorker(base);
