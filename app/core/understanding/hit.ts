/** One thing that the search for everything found, as a line of its list. */
export type Hit = {
  id: string
  to: string
  title: string
  /** The language of its words, where that may be another than the page's. */
  language: string | null
  /** When, where, by whom: a few words. */
  detail: string
}

/** What a section of the site has for a search; `to`: the same search there, with all its filters. */
export type Hits = { hits: Hit[]; total: number; isMore: boolean; to: string }

export const HITS_SHOWN = 12
