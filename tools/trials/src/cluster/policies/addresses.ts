const BITS = 32;

interface Block {
  readonly start: number;
  /** Number of leading bits that all addresses of the block share. */
  readonly prefix: number;
}

/** Returns the blocks of addresses of version 4 that are in `cidr` and in none of `except`. */
export function without(cidr: string, except: readonly string[]): string[] {
  const holes = except.map(blockOf);
  return remaining(blockOf(cidr), holes).map(({ start, prefix }) => `${textOf(start)}/${prefix}`);
}

function remaining(block: Block, holes: readonly Block[]): Block[] {
  if (holes.some((hole) => contains(hole, block))) return [];
  if (!holes.some((hole) => contains(block, hole))) return [block];
  const prefix = block.prefix + 1;
  const halves = [block.start, block.start + 2 ** (BITS - prefix)].map((start) => ({ start, prefix }));
  return halves.flatMap((half) => remaining(half, holes));
}

function contains(outer: Block, inner: Block): boolean {
  const end = ({ start, prefix }: Block) => start + 2 ** (BITS - prefix);
  return outer.start <= inner.start && end(inner) <= end(outer);
}

function blockOf(cidr: string): Block {
  const [address, prefix = BITS] = cidr.split('/');
  const start = address!.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
  return { start, prefix: Number(prefix) };
}

function textOf(start: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(start / 2 ** shift) % 256).join('.');
}
