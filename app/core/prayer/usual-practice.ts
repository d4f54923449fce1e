// The usual practice of a country in reckoning prayers, with its source: by the rules of the body that publishes the times,
// else by what most of its mosques follow. Every page starts from here, by `choiceAt` of prayer-choice.ts and by nothing
// else.
import { ALL_COUNTRIES, type PracticeRow, REGIONS, type RegionId, type RegionRow } from './practice-table.ts'

export type PracticeSource = PracticeRow['source'] & {
  /** Nobody there told it: it is what we take it to be. */
  isUnconfirmed?: true
}

export type UsualPractice = Omit<PracticeRow, 'source'> & {
  source: PracticeSource
  /** The part of the country it belongs to; absent: the whole. */
  region?: RegionId
}

export type Point = { lat: number; lng: number }

/** What people commonly follow at a point of a country (ISO 3166 two-letter code), or null where nothing is known. */
export function usualPractice(countryCode: string, point?: Point | null): UsualPractice | null {
  const code = countryCode.toUpperCase()
  const region = point && REGIONS.find((candidate) => candidate.country === code && isInside(candidate, point))
  if (region) {
    const { id, country: _country, corners: _corners, ...row } = region
    return { ...withSource(row), region: id }
  }
  const row = ALL_COUNTRIES.get(code)
  return row ? withSource(row) : null
}

const withSource = (row: PracticeRow): UsualPractice =>
  row.basis === 'unconfirmed' ? { ...row, source: { ...row.source, isUnconfirmed: true } } : row

/** A line from the point to the north crosses the border an odd number of times. */
function isInside({ corners }: RegionRow, { lat, lng }: Point): boolean {
  let inside = false
  for (const [index, [toLat, toLng]] of corners.entries()) {
    const [fromLat, fromLng] = corners.at(index - 1) ?? [toLat, toLng]
    const isAcross = fromLng > lng !== toLng > lng
    if (isAcross && lat < fromLat + ((toLat - fromLat) * (lng - fromLng)) / (toLng - fromLng)) inside = !inside
  }
  return inside
}
