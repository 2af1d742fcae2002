import { countOf, type Measurement, type Occurrence } from '../measurement.js';
import type { Repository } from '../repository.js';

export const MAX_INJECTED_DEPENDENCIES = 8;

/** Measures types, classes and constants of shipped code. */
export function declarationMeasurements(repository: Repository): Measurement[] {
  const classes = repository.shipped.flatMap((path) =>
    repository.parse(path).classes.map((declared) => ({ path, ...declared })),
  );
  const globals = classes.filter(({ decorators }) => decorators.includes('Global'));
  const injecting = classes.filter(
    ({ parameters, decorators }) => parameters > MAX_INJECTED_DEPENDENCIES && decorators.length > 0,
  );
  const ports = classes.filter(
    ({ path, text, isAbstract }) =>
      path.endsWith('.port.ts') && isAbstract && classes.filter(({ parents }) => parents.includes(text)).length === 1,
  );
  return [
    duplicateTypes(repository),
    countOf('modules/global', '@Global modules', globals.map(occurrenceOf)),
    countOf('ports/single', 'ports with exactly one implementation', ports.map(occurrenceOf)),
    countOf(
      'classes/over-8-dependencies',
      `classes that inject more than ${MAX_INJECTED_DEPENDENCIES} dependencies`,
      injecting.map(({ parameters, ...declared }) => ({
        ...occurrenceOf(declared),
        text: `${declared.text}: ${parameters} dependencies`,
      })),
    ),
    countOf('limits/in-services', 'numeric limits in *.service.ts and *.controller.ts', limitsInServices(repository)),
  ];
}

const occurrenceOf = ({ path, line, text }: Occurrence): Occurrence => ({ path, line, text });

/**
 * Names that several files may declare: each service has its own `AppModule`, and migrations are not imported by name.
 */
const REPEATABLE = /\/app\.module\.ts$|\/migrations\//;

function duplicateTypes(repository: Repository): Measurement {
  const paths = repository.shipped.filter((path) => !REPEATABLE.test(path));
  const declared = paths.flatMap((path) =>
    repository.parse(path).types.map(({ text, line }) => ({ path, line, text })),
  );
  const repeated = [...Map.groupBy(declared, ({ text }) => text).values()].filter(
    (found) => new Set(found.map(({ path }) => path)).size > 1,
  );
  const name = 'type names declared in more than one file';
  return { id: 'types/repeated', name, value: repeated.length, occurrences: repeated.flat() };
}

function limitsInServices(repository: Repository): Occurrence[] {
  return repository.shipped
    .filter((path) => /\.(?:service|controller)\.ts$/.test(path))
    .flatMap((path) => repository.parse(path).numericConstants.map(({ text, line }) => ({ path, line, text })));
}
