/** The types of the library declare a CommonJS module although it is an ES module. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type bidi from 'bidi-js';
  const factory: typeof bidi.default;
  export default factory;
}
