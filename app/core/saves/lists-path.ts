/** The address where a saved place is put on lists, and the way back. */
export const listsPath = (place: string, back: string) => `/saved/lists?${new URLSearchParams({ place, back })}`
