// The reason for a prayer time, in the words of the page's language.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { TimeExplanation } from './explain.ts'

export type Reason = Pick<TimeExplanation, 'name' | 'basis' | 'offsets' | 'boundedBy' | 'isEstimated'>

type Words = Messages['prayer']['why']

/** The reason in sentences: what the sun does, what was added, and what stood in for it. */
export function writeReason(reason: Reason, locale: Locale, why: Words): string {
  const { offsets, boundedBy, isEstimated } = reason
  const sentences = [explainBasis(reason.basis, locale, why)]
  // Fractions are an authority's rounding, up or down to the minute.
  const whole = Math.trunc(offsets.method)
  if (whole > 0) sentences.push(why.methodAdds(whole))
  if (whole < 0) sentences.push(why.methodTakes(-whole))
  if (offsets.method !== whole) sentences.push(why.rounded)
  if (offsets.ramadan > 0) sentences.push(why.ramadanAdds(offsets.ramadan))
  if (offsets.own > 0) sentences.push(why.ownAdds(offsets.own))
  if (offsets.own < 0) sentences.push(why.ownTakes(-offsets.own))
  if (boundedBy) sentences.push(why.bounded[boundedBy])
  if (isEstimated) sentences.push(why.estimated)
  return sentences.join(' ')
}

function explainBasis(basis: TimeExplanation['basis'], locale: Locale, why: Words): string {
  switch (basis.kind) {
    case 'angle':
      return why.angle[basis.half](formatNumber(locale, basis.angle))
    case 'horizon':
      return why.horizon[basis.half]
    case 'transit':
      return why.transit
    case 'shadow':
      return basis.factor === 2 ? why.shadow.twice : why.shadow.once
    case 'interval':
      // Only imsak counts from fajr, and the card does not show it.
      return basis.from === 'maghrib' ? why.interval.maghrib(basis.minutes) : why.interval.sunset(basis.minutes)
    case 'night-share':
      return why.seventhOfNight[basis.share < 0 ? 'morning' : 'evening']
    case 'seasonal':
      return why.seasonal[basis.half]
  }
}
