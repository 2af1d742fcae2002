export * from './drawing.js';
export * from './picture-library.js';
