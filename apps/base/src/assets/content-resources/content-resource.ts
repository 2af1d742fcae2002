import { choices } from '@reelsheet/kernel';
import mime from 'mime';

/** Types of resources. Documents can be published but cannot be resources. */
export const RESOURCE_TYPES = choices('Type of a content resource', {
  image: 'picture',
  video: 'video',
  audio: 'sound',
  zip: 'ZIP archive',
  safe_tensors: 'weights of a model (safetensors)',
});

export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** Result of upload's inspection of the bytes; nobody can read or use those that failed. */
export const INSPECTIONS = choices(
  'Inspection of a file',
  {
    pending: 'not inspected yet; usable',
    passed: 'it is of its announced type and can be read',
    failed: 'served to nobody and used by nothing; `inspection_error` says why',
  },
  'pending → passed or failed.',
);
export type Inspection = (typeof INSPECTIONS)[number];

export function isResourceType(value: string): value is ResourceType {
  return RESOURCE_TYPES.includes(value as ResourceType);
}

const GENERIC_CONTENT_TYPES = ['', 'application/octet-stream'];

/** Returns the content type of a form part; when the browser sent none, the one of the file extension. */
export function contentTypeOf(fileName: string, announced: string): string {
  if (!GENERIC_CONTENT_TYPES.includes(announced)) return announced;
  return fileName.toLowerCase().endsWith('.safetensors')
    ? 'application/safetensors'
    : (mime.getType(fileName) ?? announced);
}
