import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  ClassTransformer,
  Exclude,
  Expose,
  Transform,
  TransformInstanceToInstance,
  TransformInstanceToPlain,
  TransformPlainToInstance,
  TransformationType,
  Type,
  classToClassFromExist,
  classToPlain,
  classToPlainFromExist,
  deserialize,
  deserializeArray,
  instanceToInstance,
  instanceToPlain,
  plainToClass,
  plainToClassFromExist,
  plainToInstance,
  serialize
} from "./chunk-P2N25MFO.js";
import "./chunk-LTJCNGE3.js";
export {
  ClassTransformer,
  Exclude,
  Expose,
  Transform,
  TransformInstanceToInstance,
  TransformInstanceToPlain,
  TransformPlainToInstance,
  TransformationType,
  Type,
  classToClassFromExist,
  classToPlain,
  classToPlainFromExist,
  deserialize,
  deserializeArray,
  instanceToInstance,
  instanceToPlain,
  plainToClass,
  plainToClassFromExist,
  plainToInstance,
  serialize
};
//# sourceMappingURL=esm5-KOVFVGZW.js.map
