import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  MicroservicesModule
} from "./chunk-AVEBPH5K.js";
export {
  MicroservicesModule
};
//# sourceMappingURL=microservices-module-WHEWRYJQ.js.map
