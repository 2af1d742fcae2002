export { circumstances } from './circumstances.js';
export { pageOf, sectionsOf } from './page-sections.js';
export { runRecorded } from './recorded-run.js';
