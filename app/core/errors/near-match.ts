/** A record whose name is like what the visitor was looking for. */
export type NearMatch = {
  kind: 'business' | 'mosque'
  path: string
  name: string
  location: string
}
