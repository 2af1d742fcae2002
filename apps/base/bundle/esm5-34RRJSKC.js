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
} from "./chunk-5V5HGOKN.js";
import "./chunk-UXXKKCA4.js";
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
//# sourceMappingURL=esm5-34RRJSKC.js.map
