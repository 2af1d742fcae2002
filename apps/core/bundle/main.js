import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  core,
  runHttp
} from "./chunk-6AIOKE3S.js";
import "./chunk-Y34UW7BX.js";
import {
  __toESM,
  require_Reflect
} from "./chunk-AVEBPH5K.js";

// apps/core/dist/main.js
var import_Reflect = __toESM(require_Reflect(), 1);
await runHttp(core);
//# sourceMappingURL=main.js.map
