// The panel above a surah: its name in both scripts, where it was revealed, how long it is and where it stands.
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { SurahHeading as Heading } from './passage.ts'

type Props = {
  surah: Heading
  level: 1 | 2
  /** In place of the surah's name, where the page is about one of its verses. */
  title?: string | undefined
}

export function SurahHeading({ surah, level, title }: Props) {
  const { locale, t } = useI18n()
  const words = t.quran
  const Title = level === 1 ? 'h1' : 'h2'
  const facts = [
    surah.isMeccan ? words.meccan : words.medinan,
    words.verses(surah.size),
    words.onPage(formatNumber(locale, surah.page)),
    words.inJuz(formatNumber(locale, surah.juz)),
  ]
  return (
    <header className="quran-head deep">
      <div className="lattice" aria-hidden="true" />
      <p className="quran-head__ar" lang="ar" dir="rtl">
        {surah.arabic}
      </p>
      <Title className="h3">{title ?? (surah.meaning ? `${surah.name} — ${surah.meaning}` : surah.name)}</Title>
      <p className="quran-head__facts">{facts.join(' · ')}</p>
    </header>
  )
}
