import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';

interface TextListOptions {
  readonly about: string;
  /** Where only these may stand in it. */
  readonly values?: readonly string[];
  readonly max?: number;
  readonly maxItems?: number;
}

/** A list in a JSON body, or null to empty it. Unlike a list in a query it is never read from one text with commas. */
export function TextList({ about, values, max = 500, maxItems = 1_000 }: TextListOptions): PropertyDecorator {
  const item = values
    ? IsIn(values, { each: true, message: `each value in $property must be one of ${values.join(', ')}` })
    : MaxLength(max, { each: true });
  return applyDecorators(
    ApiProperty({
      type: String,
      isArray: true,
      enum: values as string[] | undefined,
      description: about,
      required: false,
      nullable: true,
      maxItems,
    }),
    IsOptional(),
    item,
    MinLength(1, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(maxItems),
    IsArray(),
  );
}
