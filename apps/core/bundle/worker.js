import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  core,
  runWorker
} from "./chunk-6AIOKE3S.js";
import "./chunk-Y34UW7BX.js";
import {
  __toESM,
  require_Reflect
} from "./chunk-AVEBPH5K.js";

// apps/core/dist/worker.js
var import_Reflect = __toESM(require_Reflect(), 1);
await runWorker(core);
//# sourceMappingURL=worker.js.map
