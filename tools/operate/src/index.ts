export { backUp, restore, verify } from './archive/archive.js';
export { faultsOfBooks } from './ledger-check.js';
export { sealedWith } from './sealed.js';
