import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  FileTypeParser,
  fileTypeFromBlob,
  fileTypeFromBuffer,
  fileTypeFromFile,
  fileTypeFromStream,
  fileTypeFromTokenizer,
  fileTypeStream,
  normalizeSampleSize,
  reasonableDetectionSizeInBytes,
  supportedExtensions,
  supportedMimeTypes
} from "./chunk-ILGQYBMP.js";
import "./chunk-UXXKKCA4.js";
export {
  FileTypeParser,
  fileTypeFromBlob,
  fileTypeFromBuffer,
  fileTypeFromFile,
  fileTypeFromStream,
  fileTypeFromTokenizer,
  fileTypeStream,
  normalizeSampleSize,
  reasonableDetectionSizeInBytes,
  supportedExtensions,
  supportedMimeTypes
};
//# sourceMappingURL=source-47HA6LKY.js.map
