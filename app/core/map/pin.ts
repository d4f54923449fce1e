// A pin on a map: one place, and the page it leads to.
export type Pin = {
  id: string
  lat: number
  lng: number
  label: string
  to?: string | undefined
  /** A short second line: a distance, an opening state. */
  note?: string | undefined
  tone?: 'plain' | 'featured' | 'mosque' | 'room' | undefined
  /** Its category's id decides the icon on the pin. */
  category?: string | null | undefined
}
