// The part of a passage that lies in one surah: its heading, and its verses one by one or as the mushaf sets them.
import { Fragment } from 'react'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { type Memorising, seenWords } from './memorise.ts'
import { MushafText } from './mushaf-text.tsx'
import type { ReaderData, Section } from './passage.ts'
import { isMarked, type Shelf } from './shelf.ts'
import { SurahHeading } from './surah-heading.tsx'
import type { useRecitation } from './use-recitation.ts'
import { VerseArticle, type VerseHandlers } from './verse-article.tsx'
import { VerseExplanations } from './verse-explanations.tsx'

type Props = {
  section: Section
  reader: ReaderData
  base: string
  audioUrl: string | null
  recitation: ReturnType<typeof useRecitation>
  shelf: Shelf
  memorising: Memorising | null
  focused: number
  handlers: VerseHandlers
}

export function PassageSection(props: Props) {
  const { section, reader, base, audioUrl, recitation, shelf, memorising, focused, handlers } = props
  const { locale, t } = useI18n()
  const { kind, target, editions, settings } = reader
  const isVerse = kind === 'verse'
  const on = recitation.verse ?? (isVerse ? target : null)
  return (
    <section aria-label={section.surah.name}>
      {(section.isStart || isVerse) && (
        <SurahHeading
          surah={section.surah}
          level={kind === 'surah' || isVerse ? 1 : 2}
          title={
            isVerse && section.verses[0]
              ? t.quran.verseTitle(section.surah.name, writeVerse(locale, section.verses[0]))
              : undefined
          }
        />
      )}
      {!section.isStart && !isVerse && <h2 className="quran__rest">{section.surah.name}</h2>}
      {section.hasBasmala && !isVerse && (
        <p className="quran-basmala" lang="ar" dir="rtl">
          {reader.basmala}
        </p>
      )}
      {settings.view === 'mushaf' ? (
        <MushafText verses={section.verses} base={base} on={on} onMore={handlers.onMore} />
      ) : (
        section.verses.map((verse) => (
          <Fragment key={verse.number}>
            <VerseArticle
              verse={verse}
              editions={editions}
              base={base}
              audioUrl={audioUrl}
              isMarked={isMarked(shelf, verse.number)}
              isOn={verse.number === on}
              isPlaying={verse.number === recitation.verse && recitation.state === 'playing'}
              isFocusable={verse.number === focused}
              shownWords={memorising && seenWords(memorising, verse.number)}
              handlers={handlers}
            />
            {verse.number === target && <VerseExplanations explanations={reader.explanations} />}
          </Fragment>
        ))
      )}
    </section>
  )
}
