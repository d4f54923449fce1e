// A moment in time as the database writes it, in the form that JSON, clients and GoTrue have: ISO 8601 with a T. To the
// microsecond, as it is kept.

const INSTANT = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(:\d\d)?$/

/** What has no such form (infinity, years before Christ) stays as the database writes it. */
export function readInstant(text: string): string {
  const [, day, time, hours, minutes = ':00'] = INSTANT.exec(text) ?? []
  if (day === undefined) return text
  const offset = `${hours}${minutes}`
  return `${day}T${time}${offset === '+00:00' ? 'Z' : offset}`
}
