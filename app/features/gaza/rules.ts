/** As `community_sections` has it. */
export const MOST_CHARACTERS = 500
