/** Collects filter chains and names what flows between them. */
export class FilterGraph {
  private readonly chains: string[] = [];
  private labels = 0;

  /** Adds a chain and answers the name of its one output. Filters that are false are left out. */
  chain(inputs: readonly string[], filters: readonly (string | false | undefined)[]): string {
    return this.fork(inputs, filters, 1)[0]!;
  }

  /** The same for a chain that ends in several outputs. */
  fork(inputs: readonly string[], filters: readonly (string | false | undefined)[], outputs: number): string[] {
    const names = Array.from({ length: outputs }, () => `s${this.labels++}`);
    const pads = (list: readonly string[]) => list.map((name) => `[${name}]`).join('');
    this.chains.push(pads(inputs) + filters.filter(Boolean).join(',') + pads(names));
    return names;
  }

  toString(): string {
    return this.chains.join(';\n');
  }
}
