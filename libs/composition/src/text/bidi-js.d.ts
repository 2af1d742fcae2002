/** The library's own types describe a CommonJS module that it isn't. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type bidi from 'bidi-js';
  const factory: typeof bidi.default;
  export default factory;
}
