import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';

/** A missing or malformed variable. Its message is the one line that the operator sees. */
export class ConfigError extends Error {}

/**
 * Reads a configuration class from environment variables; property names are the variables' names.
 * An empty variable counts as absent. Throws {@link ConfigError} that names every faulty variable.
 */
export function loadConfig<T extends object>(type: new () => T, environment: NodeJS.ProcessEnv = process.env): T {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const config = plainToInstance(type, present, { enableImplicitConversion: true, exposeDefaultValues: true });
  const faults = validateSync(config, { whitelist: true, skipMissingProperties: false });
  if (faults.length > 0) throw new ConfigError(faults.map(describe).join('; '));
  return Object.freeze(config);
}

function describe({ property, value, constraints }: ValidationError): string {
  if (value === undefined) return `${property} is missing`;
  return Object.values(constraints ?? {}).at(-1) ?? `${property} is malformed`;
}
