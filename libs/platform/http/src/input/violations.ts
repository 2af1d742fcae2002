import { invalid, MAX_FIELD_ERRORS, type InvalidField } from '@reelsheet/kernel';

/** Collects what is wrong with the fields of a request, of very many the first. */
export class Violations {
  private readonly fieldErrors: InvalidField[] = [];
  /** Names and indexes of the objects around the current field. */
  private readonly path: (string | number)[] = [];

  /** Throws once there are as many as an answer names. */
  add(name: string, problem: string): undefined {
    this.fieldErrors.push({ field: [...this.path, name].join('.'), problem });
    if (this.fieldErrors.length >= MAX_FIELD_ERRORS) this.rejectAny();
  }

  /** Reads the content of a field or item, whose name is put before those of its fields. */
  within<T>(name: string | number, read: () => T): T {
    this.path.push(name);
    const value = read();
    this.path.pop();
    return value;
  }

  /** Throws the error of the first field, with those of all. */
  rejectAny(): void {
    const [first] = this.fieldErrors;
    if (first) throw invalid(first.field, first.problem, this.fieldErrors);
  }
}
