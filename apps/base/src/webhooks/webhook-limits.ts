/** Maximum number of deliveries that one call sends again; the next call continues. */
export const MAX_REPLAYED = 10_000;
