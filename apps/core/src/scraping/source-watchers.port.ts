/** Who has sources scraped by turns, and what they have seen; the floor above knows. */
export abstract class SourceWatchers {
  /** Organizations with an active list of this source. */
  abstract organizationsOf(sourceId: number): Promise<number[]>;

  /** The post after which some are new to a list of the organization's; undefined where none watches any more. */
  abstract seenBy(organizationId: number, sourceId: number): Promise<number | undefined>;

  /** The organization's lists show the source's posts up to this one. */
  abstract show(organizationId: number, sourceId: number, through: number): Promise<void>;
}
