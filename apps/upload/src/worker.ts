import { runWorker } from '@reelsheet/platform-service';
import { upload } from './app.module.js';

await runWorker(upload);
