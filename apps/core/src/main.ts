import { runHttp } from '@reelsheet/platform-service';
import { core } from './app.module.js';

await runHttp(core);
