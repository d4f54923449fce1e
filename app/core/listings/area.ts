// The part of a town an address lies in, as neighbours would name it: the quarter where the address says it, else the street.

const NUMBERED = /\d/
const fold = (text: string) => text.trim().toLocaleLowerCase('en')

/** Null where the address says nothing beyond the town. */
export function areaOf(address: string, city: string): string | null {
  const parts = address.split(/[,،]/).map((part) => part.trim())
  const named = parts.slice(1).filter((part) => part.length > 1 && !NUMBERED.test(part) && fold(part) !== fold(city))
  const quarter = named.at(0)
  if (quarter) return quarter
  // "9012 Whitechapel Road", "Sonnenallee 84": the street without its number.
  const street = (parts[0] ?? '').replace(/^\d[\w/-]*\s+|\s+\d[\w/-]*$/g, '').trim()
  return street.length > 2 && !NUMBERED.test(street) && fold(street) !== fold(city) ? street : null
}
