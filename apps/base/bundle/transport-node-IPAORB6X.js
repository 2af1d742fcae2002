import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  require_transport_node
} from "./chunk-XFXFV7ZI.js";
import "./chunk-UXXKKCA4.js";
export default require_transport_node();
//# sourceMappingURL=transport-node-IPAORB6X.js.map
