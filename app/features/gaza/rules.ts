/** As `community_sections` has it. */
export const MOST_CHARACTERS = 500

/** What an aid organisation brings, as the table has it. */
export const AID_WORK = ['food', 'health', 'shelter', 'water', 'children', 'schools'] as const
export type AidWork = (typeof AID_WORK)[number]
