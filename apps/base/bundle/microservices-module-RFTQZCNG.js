import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  MicroservicesModule
} from "./chunk-7ZQZCHFM.js";
import "./chunk-UXXKKCA4.js";
export {
  MicroservicesModule
};
//# sourceMappingURL=microservices-module-RFTQZCNG.js.map
