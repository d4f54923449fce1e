// The Arabic text in one flow, page by page, as in print. The sign at the end of a verse leads to what it means.

import { Fragment, type MouseEvent } from 'react'
import { verseAnchor } from '#app/core/quran/numbering.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { Verse } from './passage.ts'
import { endOfAyah, NO_BREAK } from './rules.ts'

type Props = {
  verses: readonly Verse[]
  base: string
  on: number | null
  onMore: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Parted where a new page begins. */
function byPage(verses: readonly Verse[]): Verse[][] {
  const pages: Verse[][] = []
  for (const verse of verses) {
    const open = pages.at(-1)
    if (open && !verse.marks.page) open.push(verse)
    else pages.push([verse])
  }
  return pages
}

export function MushafText({ verses, base, on, onMore }: Props) {
  const { locale, t } = useI18n()
  return (
    <div className="quran-mushaf">
      {byPage(verses).map((page) => (
        <Fragment key={page[0]?.number}>
          {page[0]?.marks.page && (
            <p className="quran-mushaf__page">
              <span>{t.quran.verse.page(formatNumber(locale, page[0].marks.page))}</span>
            </p>
          )}
          <p className="quran-mushaf__text" lang="ar" dir="rtl">
            {page.map((verse) => (
              <span
                key={verse.number}
                id={verseAnchor(verse)}
                data-verse={verse.number}
                className={joinClasses('quran-mushaf__verse', verse.number === on && 'is-on')}
              >
                {verse.text + NO_BREAK}
                <a
                  className="quran-mushaf__end"
                  href={`${base}/${verse.surah}/${verse.ayah}`}
                  aria-label={t.quran.verse.more(writeVerse(locale, verse))}
                  data-verse={verse.number}
                  onClick={onMore}
                >
                  {endOfAyah(verse.ayah)}
                </a>{' '}
              </span>
            ))}
          </p>
        </Fragment>
      ))}
    </div>
  )
}
