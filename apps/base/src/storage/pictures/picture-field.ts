import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** A field that `toPictureSource` reads; `formats` as people call them. */
export function PictureField(formats: string, about = ''): PropertyDecorator {
  const description = `${formats} up to 5 MB: a form part, a base64 data URL or the \`signed_id\` of a direct upload${about}`;
  return applyDecorators(Allow(), ApiProperty({ type: String, format: 'binary', required: false, description }));
}
