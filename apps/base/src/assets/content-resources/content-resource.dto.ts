import { ApiProperty } from '@nestjs/swagger';
import {
  Anything,
  Choice,
  Decimal,
  FileName,
  fileSources,
  FormFile,
  Id,
  Ids,
  Nested,
  Text,
  Whole,
} from '@reelsheet/platform-http';
import { MAX_IDS } from './content-resource-limits.js';
import { prose } from '@reelsheet/kernel';
import { creationFailed } from './content-resource.errors.js';
import { contentTypeOf, type Inspection, INSPECTIONS, RESOURCE_TYPES } from './content-resource.js';
import type { FileSource, ResourceWithGenerator } from './content-resource.service.js';
import type { ContentResource } from './content-resource.repository.js';

const INSPECTION = prose`
  The first bytes decide when the resource is created; the rest is inspected soon afterwards. A file that failed is
  served to nobody, and no generation, render or post takes it.`;

export class ContentResourceQuery {
  @Choice(RESOURCE_TYPES, { optional: true })
  type?: string;

  @Whole({ optional: true, min: 1, about: 'only resources of this sheet' })
  project_id?: number;

  @Ids({ optional: true, maxItems: MAX_IDS })
  ids?: number[];

  @Whole({ optional: true, max: 1_000_000, default: 0, about: 'from 0; 20 resources per page' })
  page: number = 0;
}

export class NewResource {
  @Anything(
    { type: String, format: 'binary', ...fileSources('form', 'signed_id') },
    { about: 'the file as a form part, or the `signed_id` of a direct upload' },
  )
  file?: unknown;
}

export class FolderOfResource {
  @Id({ nullable: true, about: 'a folder of the agent; null is the root' })
  id!: number | null;
}

export class CreateContentResourceBody {
  @Nested(() => NewResource, { optional: true })
  content_resource?: NewResource;

  @Nested(() => FolderOfResource, { optional: true, about: 'folder of the file; the root where absent' })
  asset_folder?: FolderOfResource;
}

export class ResourceName {
  @FileName()
  filename!: string;
}

export class ChangeContentResourceBody {
  @Nested(() => ResourceName)
  content_resource!: ResourceName;

  @Nested(() => FolderOfResource, { optional: true, about: 'moves the file there; it stays where absent' })
  asset_folder?: FolderOfResource;
}

export class ContentResourceView {
  @Whole() id!: number;
  @Text({ about: 'read without credentials' }) url!: string;
  @Text({ nullable: true, about: 'null until it is made, and for files without a picture' }) thumbnail_url!:
    string | null;
  @Text() file_name!: string;
  @Text() content_type!: string;
  @Choice(RESOURCE_TYPES) object_type!: string;
  @Id({ nullable: true, about: 'folder of the file; null at the root' }) asset_folder_id!: number | null;
  @Whole({ about: 'bytes' }) byte_size!: number;
  @Whole({ nullable: true, about: 'pixels' }) width!: number | null;
  @Whole({ nullable: true, about: 'pixels' }) height!: number | null;
  @Decimal({ nullable: true, about: 'seconds' }) duration!: number | null;
  @Choice(INSPECTIONS, { about: INSPECTION }) inspection!: Inspection;
  @Text({ nullable: true, about: 'why the inspection failed' }) inspection_error!: string | null;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class GeneratorView {
  @Whole() id!: number;
  @Text() status!: string;
  @Text() type!: string;
}

export class ContentResourceDetailView {
  @ApiProperty({ type: ContentResourceView }) content_resource!: ContentResourceView;
  @ApiProperty({ type: GeneratorView, nullable: true, description: 'the generation that made it' })
  generator!: GeneratorView | null;
}

/** Throws `content_resource_creation_failed` without a file and a signed id. */
export function fromFile({ content_resource }: CreateContentResourceBody, userId: number): FileSource {
  const file = content_resource?.file;
  if (file instanceof FormFile)
    return {
      path: file.path,
      fileName: file.filename,
      contentType: contentTypeOf(file.filename, file.contentType),
    };
  if (typeof file === 'string' && file !== '' && file.length <= 500) return { signedId: file, userId };
  throw creationFailed('is missing');
}

export function toContentResource(resource: ContentResource): ContentResourceView {
  return {
    id: resource.id,
    url: resource.url,
    thumbnail_url: resource.thumbnailUrl,
    file_name: resource.fileName,
    content_type: resource.contentType,
    object_type: resource.objectType,
    asset_folder_id: resource.folderId,
    byte_size: resource.byteSize,
    width: resource.width,
    height: resource.height,
    duration: resource.duration,
    inspection: resource.inspection,
    inspection_error: resource.inspectionError,
    created_at: resource.createdAt.toISOString(),
  };
}

export function toDetail({ resource, generator }: ResourceWithGenerator): ContentResourceDetailView {
  return { content_resource: toContentResource(resource), generator };
}
