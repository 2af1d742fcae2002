import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  require_multipart
} from "./chunk-S3Q5FV4C.js";
import "./chunk-VMVF43IW.js";
import "./chunk-HNUMXIHR.js";
import "./chunk-LTJCNGE3.js";
export default require_multipart();
//# sourceMappingURL=multipart-M2IYTQE6.js.map
