// The credits of the texts a page shows, with their terms.
import { type Edition, TERMS_LINK } from '#app/core/quran/editions.ts'
import { useI18n } from '#app/i18n/catalogue.ts'

type Props = { editions: readonly Edition[]; hasTransliteration: boolean }

export function EditionCredits({ editions, hasTransliteration }: Props) {
  const words = useI18n().t.quran.credits
  return (
    <section className="quran-credits" aria-label={words.title}>
      <p>{words.arabic}</p>
      {editions.map(({ id, languageName, translator, terms }) => (
        <p key={id}>
          <bdi>{words.edition(languageName, translator, TERMS_LINK[terms].name)}</bdi> {words[terms]}{' '}
          <a className="link" href={TERMS_LINK[terms].href} rel="noopener" dir="ltr">
            {new URL(TERMS_LINK[terms].href).host}
          </a>
        </p>
      ))}
      {hasTransliteration && (
        <p>
          {words.transliteration} {words.tanzil}
        </p>
      )}
      <p>{words.parts}</p>
    </section>
  )
}
