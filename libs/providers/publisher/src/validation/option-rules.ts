import type { Platform } from '@reelsheet/kernel';
import { platformRule, type OptionObjectRule, type OptionRule } from '../catalog.js';
import type { PostContent } from '../content.js';
import { extensionOf } from '../media-kind.js';
import { isHttpUrl, lengthOf, type Violation } from './violation.js';

type Values = Readonly<Record<string, unknown>>;

/** Checks the options of the platform against the values and limits of its rule. */
export function optionViolations(platform: Platform, content: PostContent): Violation[] {
  return Object.entries(platformRule(platform).options).flatMap(([name, rule]) => {
    const value = (content as Values)[camelCase(name)];
    const errors = rule.type === 'object' ? objectErrors(name, rule, value) : valueErrors(name, rule, value);
    return errors.map(([field, error]) => ({ platform, field, error }));
  });
}

type FieldError = readonly [field: string, error: string];

function objectErrors(name: string, rule: OptionObjectRule, value: unknown): FieldError[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object' || Array.isArray(value)) return [[name, 'must be an object']];
  const values = value as Values;
  const given = (key: string) => values[camelCase(key)] !== undefined && values[camelCase(key)] !== null;
  if (rule.exactly_one_of && rule.exactly_one_of.filter(given).length !== 1) {
    return [[name, `takes exactly one of ${rule.exactly_one_of.join(', ')}`]];
  }
  return Object.entries(rule.fields).flatMap(([key, field]) =>
    valueErrors(`${name}.${key}`, field, values[camelCase(key)]),
  );
}

function valueErrors(field: string, rule: OptionRule, value: unknown): FieldError[] {
  if (value === undefined || value === null) return rule.required ? [[field, 'is required']] : [];
  const error = typeError(rule, value) ?? limitError(rule, value);
  return error ? [[field, error]] : [];
}

const TYPE_CHECKS: Readonly<Record<OptionRule['type'], (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) =>
    (typeof value === 'number' || typeof value === 'string') && /^[1-9][0-9]{0,8}$/.test(String(value)),
  'string[]': (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
};

const TYPE_NAMES: Readonly<Record<OptionRule['type'], string>> = {
  string: 'a string',
  boolean: 'true or false',
  integer: 'a positive integer',
  'string[]': 'a list of strings',
};

function typeError(rule: OptionRule, value: unknown): string | undefined {
  return TYPE_CHECKS[rule.type](value) ? undefined : `must be ${TYPE_NAMES[rule.type]}`;
}

function limitError(rule: OptionRule, value: unknown): string | undefined {
  if (rule.values && !rule.values.includes(value as string | boolean))
    return `must be one of ${rule.values.join(', ')}`;
  if (rule.format === 'https_mp3_url' && !(isHttpUrl(value, ['https:']) && extensionOf(value) === 'mp3')) {
    return 'must be an https URL of an .mp3 file';
  }
  if (rule.type !== 'string[]') return undefined;
  const lengths = (value as string[]).map(lengthOf);
  if (rule.min_item_length && lengths.some((length) => length < rule.min_item_length!)) {
    return `every item needs at least ${rule.min_item_length} characters`;
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (rule.max_total_length && total > rule.max_total_length)
    return `is ${total} characters in total, at most ${rule.max_total_length} are allowed`;
  return undefined;
}

export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, character: string) => character.toUpperCase());
}
