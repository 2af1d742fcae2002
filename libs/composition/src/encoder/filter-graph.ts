/** Collects ffmpeg filter chains and generates the labels of the streams between them. */
export class FilterGraph {
  private readonly chains: string[] = [];
  private labels = 0;

  /** Adds a chain and returns the label of its single output. Falsy filters are skipped. */
  chain(inputs: readonly string[], filters: readonly (string | false | undefined)[]): string {
    return this.fork(inputs, filters, 1)[0]!;
  }

  /** Adds a chain with several outputs and returns their labels. */
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
