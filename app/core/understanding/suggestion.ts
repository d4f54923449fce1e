/** One line under a search box: what it is called, where it lies, and where it leads. */
export type Suggested = {
  kind: 'category' | 'place' | 'business' | 'mosque' | 'room' | 'surah' | 'page'
  label: string
  detail: string
  to: string
}
