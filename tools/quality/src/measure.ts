import { commentMeasurements } from './comments.js';
import { declarationMeasurements } from './declarations.js';
import { identifierMeasurements } from './identifiers.js';
import type { Measurement } from './measurement.js';
import { proseMeasurements } from './prose.js';
import type { Repository } from './repository.js';
import { sizeMeasurements } from './repository-size.js';
import { structureMeasurements } from './structure.js';

/** Measures everything, in the order of the report. */
export const measure = (repository: Repository): Measurement[] => [
  ...identifierMeasurements(repository),
  ...proseMeasurements(repository),
  ...commentMeasurements(repository),
  ...structureMeasurements(repository),
  ...declarationMeasurements(repository),
  ...sizeMeasurements(repository),
];
