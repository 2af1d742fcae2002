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
} from "./chunk-4MCQXP2R.js";
import "./chunk-LTJCNGE3.js";
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
//# sourceMappingURL=source-RA7RDKUQ.js.map
