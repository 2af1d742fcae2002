import { runHttp } from '@reelsheet/platform-service';
import { agent } from './app.module.js';

await runHttp(agent);
