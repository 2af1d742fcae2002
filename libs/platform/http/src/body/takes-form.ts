import { applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
import { routeConfig } from '../route-config.js';
import { MAX_TEXT_BYTES, MAX_TEXTS } from './body-limits.js';

/** Limits of a route's form beyond its text fields. */
export interface FormLimits {
  readonly files: number;
  /** Maximum bytes of all files together. */
  readonly bytes: number;
}

/**
 * The route accepts multipart forms, read after the guards have admitted the caller. All other routes reject such a
 * body unread.
 */
export function TakesForm({ files, bytes }: FormLimits = { files: 0, bytes: 0 }): MethodDecorator {
  return applyDecorators(
    routeConfig({ form: { files, bytes } }),
    ApiConsumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'),
    ApiExtension('x-form', { files, bytes, texts: MAX_TEXTS, text_bytes: MAX_TEXT_BYTES }),
  );
}

/** Returns the limits that a route declares, or undefined if it accepts no multipart form. */
export function formLimitsOf(config: unknown): FormLimits | undefined {
  return (config as { form?: FormLimits } | undefined)?.form;
}

const CACHED = { storesBytes: true };

/** The route receives its JSON body as the bytes that arrived, because a signature covers those. */
export const StoresBytes = (): MethodDecorator => routeConfig(CACHED);

export const storesBytes = (config: unknown): boolean =>
  (config as Partial<typeof CACHED> | undefined)?.storesBytes === true;

const RAW = { raw: true };

/** The route reads its body itself, whatever its type. */
export const TakesBytes = (): MethodDecorator => routeConfig(RAW);

export const takesBytes = (config: unknown): boolean => (config as Partial<typeof RAW> | undefined)?.raw === true;
