/** As `community_sections` has them. */
export const FORUM_CATEGORIES = ['welcome', 'faith', 'family', 'halal', 'town', 'work', 'learning', 'site'] as const
export const MOST_CHARACTERS = 20_000
