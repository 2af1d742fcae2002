import { Injectable, type ArgumentMetadata, type PipeTransform, type Type } from '@nestjs/common';
import { fieldsOf, readInput } from './input.js';

/** Reads bodies and queries into the DTO of their parameter. */
@Injectable()
export class RequestValidation implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    const isDto = type !== 'custom' && metatype !== undefined && fieldsOf(metatype as Type<object>).length > 0;
    return isDto ? readInput(metatype as Type<object>, value) : value;
  }
}
