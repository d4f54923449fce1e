/** As `community_sections` has them. */
export const IDEA_CATEGORIES = ['site', 'town'] as const
export const MOST_CHARACTERS = 5000
export const STATUSES = ['planned', 'started', 'done', 'declined'] as const
export type Status = 'open' | (typeof STATUSES)[number]

export const TONES = { open: 'neutral', planned: 'info', started: 'gold', done: 'brand', declined: 'danger' } as const
