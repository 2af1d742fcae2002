const ONE = Buffer.from(
  [
    'd131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f8955ad340609f4b30283e488832571415a',
    '085125e8f7cdc99fd91dbdf280373c5bd8823e3156348f5bae6dacd436c919c6dd53e2b487da03fd02396306d248cda0',
    'e99f33420f577ee8ce54b67080a80d1ec69821bcb6a8839396f9652b6ff72a70',
  ].join(''),
  'hex',
);
/** The positions at which the other bytes have another highest bit. */
const CHANGED = [19, 45, 59, 83, 109, 123];

/**
 * Different bytes of equal length with the same MD5, published by Wang and others in 2004. An address that is signed
 * for one of them accepts the other.
 */
export const COLLIDING_BYTES: readonly [Buffer<ArrayBuffer>, Buffer<ArrayBuffer>] = [
  ONE,
  Buffer.from(ONE.map((byte, index) => (CHANGED.includes(index) ? byte ^ 0x80 : byte))),
];
