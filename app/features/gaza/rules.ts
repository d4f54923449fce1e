/** As `community_sections` has them. */
export const FEWEST_CHARACTERS = 5
export const MOST_CHARACTERS = 500
