export { backUp, restore, verify } from './archive/archive.js';
export { ledgerErrors } from './ledger-check.js';
export { sealedWith } from './sealed.js';
