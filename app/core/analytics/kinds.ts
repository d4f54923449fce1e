/** Actions people can take with a listing, and the spots where promotions appear. */
export const ACTIONS = ['call', 'directions', 'website'] as const
export type Action = (typeof ACTIONS)[number]

export const PLACEMENTS = ['home', 'businesses'] as const
export type Placement = (typeof PLACEMENTS)[number]

/** What an owner reads of a search that named no kind. */
export const ANY_KIND = 'all'
