// The marks of a verse: juz, hizb, ruku, page, prostration.
import type { VerseMarks } from '#app/core/quran/parts.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'

const QUARTER = [null, '¼', '½', '¾'] as const

export function VerseMarkList({ marks: { juz, page, ruku, hizb, sajda } }: { marks: VerseMarks }) {
  const { locale, t } = useI18n()
  if (!juz && !page && !ruku && !hizb && !sajda) return null
  const words = t.quran.verse
  const n = (value: number) => formatNumber(locale, value)
  const part = hizb ? QUARTER[hizb.quarter] : null
  return (
    <p className="quran-ayah__marks">
      {juz && <span className="quran-ayah__mark quran-ayah__mark--juz">{words.juz(n(juz))}</span>}
      {hizb && (
        <span className="quran-ayah__mark">
          {part ? words.hizbPart(n(hizb.number), part) : words.hizb(n(hizb.number))}
        </span>
      )}
      {page && <span className="quran-ayah__mark">{words.page(n(page))}</span>}
      {ruku && <span className="quran-ayah__mark">{words.ruku(n(ruku))}</span>}
      {sajda && <span className="quran-ayah__mark quran-ayah__mark--sajda">{words.sajda}</span>}
    </p>
  )
}
