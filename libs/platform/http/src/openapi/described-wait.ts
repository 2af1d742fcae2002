/** The work that an operation starts, for clients that wait until it has ended. */
export interface DescribedWait {
  /** Name of the operation that watches the work, or reads it. */
  readonly by: `${string}.${string}`;
  /**
   * Fields of the response that have the parameters of that operation, by their names. `batch.id` is a field of a field;
   * `posts[].post_id` is a field of each item. The request has the others, under the same names.
   */
  readonly with?: Readonly<Record<string, string>>;
}
