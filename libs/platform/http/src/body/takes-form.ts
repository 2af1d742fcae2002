import { applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
import { routeConfig } from '../route-config.js';

/** What a route's forms may hold beside their texts. */
export interface FormLimits {
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
}

/** Of all texts of a form together: as many bytes as a JSON body may have. */
export const MAX_TEXT_BYTES = 2 ** 20;
/** Fields that are no files. */
export const MAX_TEXTS = 200;

/**
 * The route takes its body as a multipart form too. It is read after the guards have let the caller in; on all other
 * routes such a body is refused unread.
 */
export function TakesForm({ files, bytes }: FormLimits = { files: 0, bytes: 0 }): MethodDecorator {
  return applyDecorators(
    routeConfig({ form: { files, bytes } }),
    ApiConsumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'),
    ApiExtension('x-form', { files, bytes, texts: MAX_TEXTS, text_bytes: MAX_TEXT_BYTES }),
  );
}

/** The limits that a route declares; undefined where it takes no multipart form. */
export function formLimitsOf(config: unknown): FormLimits | undefined {
  return (config as { form?: FormLimits } | undefined)?.form;
}

const KEPT = { keepsBytes: true };

/** The route is given its JSON body as the bytes that arrived, since a signature is over those: nobody has read them. */
export const KeepsBytes = (): MethodDecorator => routeConfig(KEPT);

export const keepsBytes = (config: unknown): boolean =>
  (config as Partial<typeof KEPT> | undefined)?.keepsBytes === true;

const RAW = { raw: true };

/** The route reads its body itself, whatever type it bears: no parser sees it. */
export const TakesBytes = (): MethodDecorator => routeConfig(RAW);

export const takesBytes = (config: unknown): boolean => (config as Partial<typeof RAW> | undefined)?.raw === true;
