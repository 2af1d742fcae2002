import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  base,
  runWorker
} from "./chunk-FHQ274BK.js";
import "./chunk-L24RIGO5.js";
import "./chunk-T6MKHFN7.js";
import "./chunk-6KV7ZG7J.js";
import "./chunk-ETLB5UU6.js";
import "./chunk-ISUJ3IYC.js";
import "./chunk-ILGQYBMP.js";
import "./chunk-BJRK3KK7.js";
import "./chunk-5V5HGOKN.js";
import "./chunk-XFXFV7ZI.js";
import "./chunk-72EDIVGG.js";
import "./chunk-7ZQZCHFM.js";
import {
  __toESM,
  require_Reflect
} from "./chunk-UXXKKCA4.js";

// apps/base/dist/worker.js
var import_Reflect = __toESM(require_Reflect(), 1);
await runWorker(base);
//# sourceMappingURL=worker.js.map
