import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { settingsOf } from './setting.js';

/** A missing or malformed variable. Its message is the one line that the operator sees. */
export class ConfigError extends Error {}

/**
 * Reads a configuration class from environment variables, named like its properties. An empty
 * variable counts as absent. A secret may be in a file that `<NAME>_FILE` names. Throws {@link
 * ConfigError} that names every invalid variable.
 */
export function loadConfig<T extends object>(type: new () => T, environment: NodeJS.ProcessEnv = process.env): T {
  const given = { ...environment, ...secretsInFiles(type, environment) };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const config = plainToInstance(type, present, { enableImplicitConversion: true, exposeDefaultValues: true });
  const errors = validateSync(config, { whitelist: true, skipMissingProperties: false });
  if (errors.length > 0) throw new ConfigError(errors.map(describe).join('; '));
  return Object.freeze(config);
}

function secretsInFiles(type: new () => object, environment: NodeJS.ProcessEnv): Record<string, string> {
  const inFiles = settingsOf(type).filter(({ name, secret }) => secret && environment[`${name}_FILE`]);
  return Object.fromEntries(
    inFiles.map(({ name }) => [name, readSecret(`${name}_FILE`, environment[`${name}_FILE`]!)]),
  );
}

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${variable} cannot be read: ${(error as Error).message}`);
  }
}

function describe({ property, value, constraints }: ValidationError): string {
  if (value === undefined) return `${property} is missing`;
  return Object.values(constraints ?? {}).at(-1) ?? `${property} is malformed`;
}
