import { ApiProperty } from '@nestjs/swagger';
import { FileName, Json, Nested, Text, Whole } from '@reelsheet/platform-http';

export class BlobFields {
  @FileName()
  filename!: string;

  @Whole({ min: 1, about: 'at most 1 GB (2^30)' })
  byte_size!: number;

  @Text({
    max: 24,
    pattern: /^[A-Za-z0-9+/]{21}[AQgw]==$/,
    expected: 'the base64 MD5 of the bytes',
    example: '1B2M2Y8AsgTpgAmY7PhCfg==',
  })
  checksum!: string;

  @Text({ max: 255, about: 'MIME type' })
  content_type!: string;

  @Json({ optional: true })
  metadata?: Record<string, unknown>;
}

export class DirectUploadBody {
  @Nested(() => BlobFields)
  blob!: BlobFields;
}

export class DirectUploadTarget {
  @Text({ about: 'address for a PUT of the bytes, valid for an hour' }) url!: string;
  @ApiProperty({ type: Object, additionalProperties: { type: 'string' }, description: 'headers of the PUT' })
  headers!: Record<string, string>;
}

export class DirectUploadView {
  @Whole() id!: number;
  @Text() key!: string;
  @Text() filename!: string;
  @Text() content_type!: string;
  @Whole() byte_size!: number;
  @Text() checksum!: string;
  @Text({ about: 'identifies the file when a content resource is made of it' }) signed_id!: string;
  @ApiProperty({ type: DirectUploadTarget }) direct_upload!: DirectUploadTarget;
}
