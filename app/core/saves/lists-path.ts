/** Where a saved place is put on lists, and back from there. */
export const listsPath = (place: string, back: string) => `/saved/lists?${new URLSearchParams({ place, back })}`
