import { runHttp } from '@reelsheet/platform-service';
import { upload } from './app.module.js';

await runHttp(upload);
