import { runHttp } from '@reelsheet/platform-service';
import { base } from './app.module.js';

await runHttp(base);
