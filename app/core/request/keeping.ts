// The rule for each page on who else may be shown it once it was made for one visitor. The layouts around it on the site
// map say so in `keeping`; a page may add to it in its own. What says nothing is made for each visitor and kept by nobody
// (server/http/html-cache.ts).

export type Keeping = {
  /**
   * everyone: made of its address alone, whoever asks.
   * neighbours: made of its address, the neighbourhood and the prayer settings; whoever is signed in gets one of their own.
   */
  keptFor?: 'everyone' | 'neighbours'
  /** Cookies that make the page one's own too: then it is made for that visitor and kept by nobody. */
  ownWith?: readonly string[]
  /** Headers the page is made of too, each with the values that count; any other is as good as none. */
  hears?: Readonly<Record<string, readonly string[]>>
  /** Made of no table: it changes with a new version of the site only. */
  isFixed?: boolean
  /** Its address opens something to whoever has it: nobody keeps the page, and no other site learns the address. */
  hasSecret?: boolean
}

/** Of those who come from a page of this site browsers say so themselves; machines say nothing. */
export const FROM_HERE = { 'sec-fetch-site': ['same-origin', 'same-site'] }
