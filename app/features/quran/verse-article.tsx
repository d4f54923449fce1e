// One verse: the Arabic text, what it means, and what can be done with it. Surahs have up to 286 of them, so this stays
// lean: handlers are the same for all and read the verse from the element.

import { type MouseEvent, memo } from 'react'
import type { Edition } from '#app/core/quran/editions.ts'
import { verseAnchor } from '#app/core/quran/numbering.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { HiddenVerse } from './hidden-verse.tsx'
import type { Verse } from './passage.ts'
import { endOfAyah, NO_BREAK, recitationUrl, tallness } from './rules.ts'
import { VerseMarkList } from './verse-mark-list.tsx'

export const BOOKMARK_FORM = 'quran-bookmark'

/** Of the style sheet. */
const TALLEST = 8

export type VerseHandlers = {
  onMark: (event: MouseEvent<HTMLButtonElement>) => void
  onPlay: (event: MouseEvent<HTMLAnchorElement>) => void
  onMore: (event: MouseEvent<HTMLAnchorElement>) => void
  onReveal: (verse: number) => void
}

type Props = {
  verse: Verse
  editions: readonly Edition[]
  /** Address of the reader, in the page's language. */
  base: string
  audioUrl: string | null
  isMarked: boolean
  isOn: boolean
  isPlaying: boolean
  isFocusable: boolean
  /** Words still to be seen; null outside of memorising. */
  shownWords: number | null
  handlers: VerseHandlers
}

export const VerseArticle = memo(function VerseArticle({
  verse,
  editions,
  base,
  audioUrl,
  isMarked,
  isOn,
  isPlaying,
  isFocusable,
  shownWords,
  handlers,
}: Props) {
  const { locale, t } = useI18n()
  const words = t.quran.verse
  const key = writeVerse(locale, verse)
  const isHidden = shownWords !== null
  return (
    <article
      className={joinClasses('quran-ayah', `quran-tall-${Math.min(tallness(verse), TALLEST)}`, isOn && 'is-on')}
      id={verseAnchor(verse)}
      data-verse={verse.number}
      aria-label={words.of(key)}
      tabIndex={isFocusable ? 0 : -1}
    >
      <div className="quran-ayah__side">
        <span className="quran-ayah__no num">{key}</span>
        <div className="quran-ayah__acts">
          {audioUrl && (
            <a
              className={isPlaying ? 'quran-act quran-act--pause' : 'quran-act quran-act--play'}
              href={recitationUrl(audioUrl, verse.number)}
              data-verse={verse.number}
              onClick={handlers.onPlay}
            >
              {isPlaying ? words.pause(key) : words.play(key)}
            </a>
          )}
          <button
            type="submit"
            form={BOOKMARK_FORM}
            name="verse"
            value={verse.number}
            className="quran-act quran-act--mark"
            aria-pressed={isMarked}
            onClick={handlers.onMark}
          >
            {words.bookmark(key)}
          </button>
          <a
            className="quran-act quran-act--more"
            href={`${base}/${verse.surah}/${verse.ayah}`}
            data-verse={verse.number}
            onClick={handlers.onMore}
          >
            {words.more(key)}
          </a>
        </div>
      </div>
      <div>
        <VerseMarkList marks={verse.marks} />
        {isHidden ? (
          <HiddenVerse verse={verse} shownWords={shownWords} onReveal={handlers.onReveal} />
        ) : (
          <div className="quran-ayah__pair">
            <p className="quran-ayah__ar" lang="ar" dir="rtl">
              {verse.text + NO_BREAK + endOfAyah(verse.ayah)}
            </p>
            {(verse.transliteration !== null || editions.length > 0) && (
              <div className="quran-ayah__meaning">
                {verse.transliteration !== null && (
                  <p className="quran-ayah__tl" lang="ar-Latn" dir="ltr">
                    {verse.transliteration}
                  </p>
                )}
                {editions.map(({ id, language, direction, translator }, i) => (
                  <p key={id} className="quran-ayah__tr" lang={language} dir={direction}>
                    {verse.translations[i]}
                    {editions.length > 1 && <cite className="quran-ayah__by">{translator}</cite>}
                  </p>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </article>
  )
})
