const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;

/** Shows the current step, its progress and the costs: one updated line on a terminal, plain lines elsewhere. */
export class Progress {
  private readonly isTerminal = process.stdout.isTTY === true;
  private line = '';
  private frame = 0;
  private spent = 0;
  private lastPrinted = '';
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly start = Date.now()) {
    this.timer = setInterval(() => this.draw(), FRAME_MS);
  }

  phase(name: string): void {
    this.print(`\n${name}`);
  }

  /** Shows the current step; `part` is its progress from 0 to 1. */
  running(text: string, percentage?: number): void {
    this.line = percentage === undefined ? text : `${text} ${bar(percentage)} ${Math.round(percentage * 100)}%`;
    if (!this.isTerminal && this.line !== this.lastPrinted && percentage === undefined) this.print(`  … ${this.line}`);
    this.lastPrinted = this.line;
  }

  done(text: string): void {
    this.line = '';
    this.print(`  ✓ ${text}`);
  }

  /** Sets the credits spent so far. */
  cost(credits: number): void {
    this.spent = credits;
  }

  close(): void {
    clearInterval(this.timer);
    this.clear();
  }

  private draw(): void {
    if (!this.isTerminal || this.line === '') return;
    this.frame = (this.frame + 1) % FRAMES.length;
    const seconds = Math.round((Date.now() - this.start) / 1_000);
    this.clear();
    process.stdout.write(
      `  ${FRAMES[this.frame]} ${this.line}  (${seconds} s, ${this.spent.toFixed(2)} credits)`.slice(
        0,
        (process.stdout.columns ?? 100) - 1,
      ),
    );
  }

  private print(text: string): void {
    this.clear();
    process.stdout.write(`${text}\n`);
  }

  private clear(): void {
    if (this.isTerminal) process.stdout.write('\r\x1b[2K');
  }
}

function bar(percentage: number): string {
  const filled = Math.round(Math.min(Math.max(percentage, 0), 1) * 20);
  return `${'█'.repeat(filled)}${'░'.repeat(20 - filled)}`;
}
