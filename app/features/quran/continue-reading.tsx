// The reader's last verse and today's portion; from the browser's own memory, so only once scripts run.

import { Link } from 'react-router'
import { versePath, verseRef } from '#app/core/quran/numbering.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Bookmark, BookOpen, CalendarDays } from '#app/ui/icons.ts'
import { portionFor, progress } from './rules.ts'
import { activePlan, markedVerses } from './shelf.ts'
import { useShelf, useShelfSync } from './use-shelf.ts'

export function ContinueReading({ names }: { names: readonly string[] }) {
  const { locale, t } = useI18n()
  const words = t.quran
  const today = useRootData()?.today ?? ''
  useShelfSync()
  const shelf = useShelf()
  const plan = activePlan(shelf)
  const portion = plan && portionFor(plan, today)
  const marked = markedVerses(shelf).length
  const place = shelf.place && verseRef(shelf.place.verse)
  const placeText = place && `${names[place.surah - 1] ?? ''} ${writeVerse(locale, place)}`
  const planText =
    plan && portion
      ? portion.state === 'due'
        ? `${words.plan.dayOf(formatNumber(locale, portion.day), formatNumber(locale, plan.days))} · ${words.plan.pages(portion.lastPage - portion.firstPage + 1)}`
        : words.plan.progress(formatNumber(locale, progress(plan) / 100, { style: 'percent' }))
      : words.plan.short
  return (
    <div className="quran-starts">
      <Link className="quran-start" to={place ? versePath(place) : '/quran/1'}>
        <BookOpen className="i" />
        <span>
          <b className="strong">{place ? words.continueReading : words.startReading}</b>
          <span className="small muted block">{placeText ?? names[0]}</span>
        </span>
      </Link>
      <Link className="quran-start" to="/quran/plan">
        <CalendarDays className="i" />
        <span>
          <b className="strong">{words.plan.title}</b>
          <span className="small muted block">{planText}</span>
        </span>
      </Link>
      <Link className="quran-start" to="/quran/bookmarks">
        <Bookmark className="i" />
        <span>
          <b className="strong">{words.bookmarks.title}</b>
          <span className="small muted block">{marked > 0 ? words.verses(marked) : words.bookmarks.none}</span>
        </span>
      </Link>
    </div>
  )
}
