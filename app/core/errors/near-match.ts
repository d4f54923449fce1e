/** A record whose name is like what the visitor was looking for. */
export type NearMatch = {
  /** `page`: no record, but a page of the site. */
  kind: 'business' | 'mosque' | 'page'
  path: string
  name: string
  location: string
}
