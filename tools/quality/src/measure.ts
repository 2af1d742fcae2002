import { commentMeasurements } from './counts/comments.js';
import { declarationMeasurements } from './counts/declarations.js';
import { identifierMeasurements } from './counts/identifiers.js';
import type { Measurement } from './measurement.js';
import { proseMeasurements } from './counts/prose.js';
import type { Repository } from './repository.js';
import { sizeMeasurements } from './counts/repository-size.js';
import { structureMeasurements } from './counts/structure.js';

/** Measures everything, in the order of the report. */
export const measure = (repository: Repository): Measurement[] => [
  ...identifierMeasurements(repository),
  ...proseMeasurements(repository),
  ...commentMeasurements(repository),
  ...structureMeasurements(repository),
  ...declarationMeasurements(repository),
  ...sizeMeasurements(repository),
];
