export { backUp, restore, verify } from './archive/archive.js';
export { faultsOfBooks } from './books.js';
export { sealedWith } from './sealed.js';
