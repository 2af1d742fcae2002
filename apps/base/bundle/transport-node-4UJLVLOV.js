import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  require_transport_node
} from "./chunk-YWQWAEVX.js";
import "./chunk-LTJCNGE3.js";
export default require_transport_node();
//# sourceMappingURL=transport-node-4UJLVLOV.js.map
