/** Maximum number of deliveries that one call sends again; the next call continues. */
export const MAX_REPLAYED = 10_000;

/** Maximum length of the address of an endpoint, in characters. */
export const MAX_URL_LENGTH = 2_000;

/** Maximum and default number of deliveries on one page of the list. */
export const DELIVERY_PAGE = {
  /** Maximum number of deliveries on one page. */
  max: 100,
  /** Number of deliveries on one page where the request has none. */
  default: 50,
};
