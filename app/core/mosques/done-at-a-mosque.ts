/** Kinds of services that people ask a mosque for, wherever nobody else offers them. */
const DONE_AT_A_MOSQUE: ReadonlySet<string> = new Set(['marriage', 'funeral', 'quran-school'])

export const isDoneAtAMosque = (subcategory: string | null): boolean =>
  subcategory !== null && DONE_AT_A_MOSQUE.has(subcategory)
