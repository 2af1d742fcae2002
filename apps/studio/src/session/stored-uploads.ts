/** Name in the browser's storage of the uploads that continue after a reload. Their addresses open them. */
export const STORED_UPLOADS = 'reelsheet.uploads';
