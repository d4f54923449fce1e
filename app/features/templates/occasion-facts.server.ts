// A mosque's evenings in Ramadan and its Eid prayers, as lines of a poster.
import type { Occasion } from '#app/core/mosques/read-mosque.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeSum } from '#app/i18n/write-sum.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { Poster } from './poster.ts'

const EVENINGS = ['taraweeh', 'qiyam', 'iftar', 'itikaf', 'fitrana'] as const
/** More would not fit beside a title and an address. */
const MOST = 8

type Telling = { locale: Locale; t: Messages }

const listed = (parts: readonly (string | number | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')

function whenOf({ time, afterPrayer }: Occasion, { locale, t }: Telling): string | null {
  if (time) return writeTime(locale, time)
  return afterPrayer && t.mosques.occasions.after(t.mosques.prayers[afterPrayer])
}

export const eveningFacts = (occasions: readonly Occasion[], telling: Telling): Poster['facts'] =>
  EVENINGS.flatMap((kind) => occasions.filter((occasion) => occasion.kind === kind))
    .slice(0, MOST)
    .map((occasion) => {
      const { occasions: words } = telling.t.mosques
      return {
        label: words.kinds[occasion.kind],
        value: listed([
          whenOf(occasion, telling),
          occasion.rakahs && words.rakahs(occasion.rakahs),
          occasion.amount && words.amount(writeSum(occasion.amount, telling.locale)),
          occasion.venue,
        ]),
      }
    })

/** Those of the feast that comes first: a sheet tells of one. */
export function eidFacts(occasions: readonly Occasion[], telling: Telling): Poster['facts'] {
  const prayers = occasions
    .filter(({ kind }) => kind === 'eid_fitr' || kind === 'eid_adha')
    .toSorted((a, b) => `${a.from} ${a.time ?? ''}`.localeCompare(`${b.from} ${b.time ?? ''}`))
  const [first] = prayers
  return prayers
    .filter(({ kind }) => kind === first?.kind)
    .slice(0, MOST)
    .map((prayer) => ({
      label: writeDate(telling.locale, prayer.from),
      value: listed([whenOf(prayer, telling), prayer.venue, prayer.language]),
    }))
}
