import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  MicroservicesModule
} from "./chunk-VVBHSLYG.js";
import "./chunk-LTJCNGE3.js";
export {
  MicroservicesModule
};
//# sourceMappingURL=microservices-module-NCRKUVO5.js.map
