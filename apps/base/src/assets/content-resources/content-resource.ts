import mime from 'mime';

/** Types of resources. Documents can be published but cannot be resources. */
export const RESOURCE_TYPES = ['image', 'video', 'audio', 'zip', 'safe_tensors'] as const;

export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** Result of upload's inspection of the bytes; nobody can read or use those that failed. */
export const INSPECTIONS = ['pending', 'passed', 'failed'] as const;
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
