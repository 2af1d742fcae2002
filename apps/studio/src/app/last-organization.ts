const KEY = 'reelsheet.organization';

/** The organization that this browser has shown last. */
export const lastOrganization = (): number => Number(localStorage.getItem(KEY));

export const rememberOrganization = (id: number): void => localStorage.setItem(KEY, String(id));
