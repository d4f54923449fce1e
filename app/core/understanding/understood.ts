// The shape in which a page reports how it understood a search.

export type UnderstoodChip = { label: string; to: string }

export type Elsewhere = {
  kind:
    | 'business'
    | 'mosque'
    | 'job'
    | 'event'
    | 'recipe'
    | 'course'
    | 'prayer'
    | 'quran'
    | 'qibla'
    | 'zakaat'
    | 'hijri'
  to: string
}

export type Understood = {
  /** What was read from the words, each with the search without it. */
  chips: UnderstoodChip[]
  /** Other cities of the same name. */
  others: UnderstoodChip[]
  /** Another part of the site that answers this better. */
  elsewhere: Elsewhere | null
  /** "Near me" was asked for, and nobody knows where that is. */
  needsPlace: boolean
  /** The search for the words as they stand. */
  asTyped: string | null
  /** This search, to come back to. */
  here: string
}
