// The first page of a first visit, where it only shows: its scripts come with the first sign of a person, not before.

/** For the `handle` of a page that can be read without scripts, and that brings up nothing by itself within a minute. */
export const quietAtFirst = { quietAtFirst: true } as const

export const isQuietAtFirst = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'quietAtFirst' in handle && handle.quietAtFirst === true

/** Session storage: the page this visit began with. */
export const LOOKED_KEY = 'looked'
