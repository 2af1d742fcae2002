export { faultsOfBooks } from './books.js';
