// GET /pocket/quran.json?edition=en: the whole checked text with one translation, for a device that wants it without a line.
import { findEdition } from '#app/core/quran/editions.ts'
import { surahSize } from '#app/core/quran/numbering.ts'
import { getEdition, getText, surahNames } from '#app/core/quran/text.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { withCheckedText } from '#app/features/quran/queries.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/quran.json'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const id = url.searchParams.get('edition') ?? ''
  const edition = services.config.quran.editions.includes(id) ? findEdition(id) : null
  const whole = withCheckedText({ services }, () => ({
    edition,
    surahs: surahNames(localeOf(url.pathname)).map(({ number, name, arabic }) => ({
      number,
      name,
      arabic,
      size: surahSize(number),
    })),
    verses: getText().verses,
    translation: edition ? getEdition(edition.id) : null,
  }))
  return Response.json(whole)
}
