export interface Generator {
  readonly id: number;
  readonly status: string;
  readonly type: string;
}

/** Tells which generation made a resource; generations, a floor above, knows. */
export abstract class ResourceGenerator {
  abstract find(generationId: number): Promise<Generator | null>;
}
