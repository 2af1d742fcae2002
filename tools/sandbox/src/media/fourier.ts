/**
 * Computes the fast Fourier transform of `re` + i·`im` in place; their length is a power of two. With `re` and `im`
 * swapped, it computes the inverse transform multiplied by `length`.
 */
export function transform(re: Float64Array, im: Float64Array): void {
  reorder(re, im);
  const { cos, sin } = inputsOf(re.length);
  for (let half = 1; half < re.length; half *= 2) {
    const stride = re.length / (2 * half);
    for (let start = 0; start < re.length; start += 2 * half) {
      for (let index = 0; index < half; index++) {
        const a = start + index;
        const b = a + half;
        const c = cos[index * stride]!;
        const s = sin[index * stride]!;
        const x = re[b]! * c - im[b]! * s;
        const y = re[b]! * s + im[b]! * c;
        re[b] = re[a]! - x;
        im[b] = im[a]! - y;
        re[a] = re[a]! + x;
        im[a] = im[a]! + y;
      }
    }
  }
}

/** Sorts the values by the reversed bits of their index. */
function reorder(re: Float64Array, im: Float64Array): void {
  for (let index = 1, mirrored = 0; index < re.length; index++) {
    let bit = re.length >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (index < mirrored) {
      swap(re, index, mirrored);
      swap(im, index, mirrored);
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const stored = values[one]!;
  values[one] = values[other]!;
  values[other] = stored;
}

interface ModelInputs {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

const visits = new Map<number, ModelInputs>();

function inputsOf(length: number): ModelInputs {
  const known = visits.get(length);
  if (known) return known;
  const angle = (index: number) => (-2 * Math.PI * index) / length;
  const made = {
    cos: Float64Array.from({ length: length / 2 }, (_, index) => Math.cos(angle(index))),
    sin: Float64Array.from({ length: length / 2 }, (_, index) => Math.sin(angle(index))),
  };
  visits.set(length, made);
  return made;
}
