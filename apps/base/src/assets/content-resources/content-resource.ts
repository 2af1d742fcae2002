import mime from 'mime';

/** What a resource can be; a document can be published but is no resource of a sheet. */
export const RESOURCE_TYPES = ['image', 'video', 'audio', 'zip', 'safe_tensors'] as const;

export type ResourceType = (typeof RESOURCE_TYPES)[number];

export function isResourceType(value: string): value is ResourceType {
  return RESOURCE_TYPES.includes(value as ResourceType);
}

const SAYS_NOTHING = ['', 'application/octet-stream'];

/** The type of a form part; where the browser knew none, what the file's name says. */
export function contentTypeOf(fileName: string, announced: string): string {
  if (!SAYS_NOTHING.includes(announced)) return announced;
  return fileName.toLowerCase().endsWith('.safetensors')
    ? 'application/safetensors'
    : (mime.getType(fileName) ?? announced);
}
