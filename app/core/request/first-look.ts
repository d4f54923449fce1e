// The first page of a first visit, where it only shows: its scripts come with the first sign of a person, not before.

/** For the `handle` of pages that can be read without scripts. */
export const quietAtFirst = { quietAtFirst: true } as const

/** For one among them that shows nothing, or not what is so, until its scripts have come. */
export const aliveAtOnce = { quietAtFirst: false } as const

/** What the innermost of a page's layouts and the page itself say. */
export const isQuietAtFirst = (handles: readonly unknown[]): boolean => handles.findLast(saysSo)?.quietAtFirst ?? false

const saysSo = (handle: unknown): handle is { quietAtFirst: boolean } =>
  typeof handle === 'object' && handle !== null && 'quietAtFirst' in handle

/** For a part that only scripts draw: they are asked for when it is on the screen. */
export const DRAWN_BY_SCRIPTS = 'data-drawn-by-scripts'
export const drawnByScripts = { [DRAWN_BY_SCRIPTS]: '' } as const

/** Session storage: the page this visit began with. */
export const LOOKED_KEY = 'looked'

/** The event that tells that the page's handlers are in place. */
export const ALIVE = 'mahalla:alive'
