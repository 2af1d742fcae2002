import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  require_multipart
} from "./chunk-L24RIGO5.js";
import "./chunk-6KV7ZG7J.js";
import "./chunk-ISUJ3IYC.js";
import "./chunk-UXXKKCA4.js";
export default require_multipart();
//# sourceMappingURL=multipart-B2PETU3I.js.map
