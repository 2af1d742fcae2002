/** Texts of several pages. */
export const common = {
  productName: 'Reelsheet',
  loading: 'Loading',
  cancel: 'Cancel',
  close: 'Close',
  create: 'Create',
  save: 'Save',
  name: 'Name',
  copy: 'Copy',
  copied: 'Copied',
  show: 'Show',
  hide: 'Hide',
  undo: 'Undo',
  retry: 'Try again',
  more: 'More actions',
  dismiss: 'Dismiss',
  required: 'required',
  pageNotFound: 'This page does not exist',
  pageNotFoundHint: 'The address may be mistyped, or what was here has been removed.',
  goHome: 'Go to the home page',
  pageFailed: 'This page could not be loaded',
  factorMissing: 'This organization requires a second factor',
  factorMissingHint: 'Add an authenticator app or a passkey to your account, then come back.',
  addFactor: 'Add a second factor',
  showMore: 'Show more',
};

/** Errors that have no text of the service. */
export const errors = {
  unexpected: 'Something went wrong. Nothing was changed.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  insecure: 'The studio needs https, or an address of this machine such as http://127.0.0.1.',
  server: 'The server could not answer just now. Try again in a few seconds.',
  tooMany: (seconds: number) => `Too many attempts. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
};
