// A passage: a surah, a juz, a page, or one verse in its context. All of it is there before any script runs.
import { Fragment, lazy, type MouseEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Form, Link, useHref } from 'react-router'
import { verseAnchor } from '#app/core/quran/numbering.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { useHere } from '#app/lib/use-here.ts'
import { Button } from '#app/ui/button.tsx'
import { ArrowRight } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { showToast } from '#app/ui/toasts.ts'
import { EditionCredits } from './edition-credits.tsx'
import { begin, isDone, type Memorising, seenWords, showVerse, showWord, verseWords } from './memorise.ts'
import { MushafText } from './mushaf-text.tsx'
import { type PassageLink, type ReaderData, unpackSection } from './passage.ts'
import { PassageList } from './passage-list.tsx'
import { ReaderToolbar } from './reader-toolbar.tsx'
import { describeVerse } from './rules.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { currentShelf, isMarked, setShelf, toggleMark, withPlace } from './shelf.ts'
import { SurahHeading } from './surah-heading.tsx'
import { takeTapped } from './tapped.ts'
import { useFollow } from './use-follow.ts'
import { LATE, useLateLayout } from './use-late-layout.ts'
import { useReadingPlace } from './use-reading-place.ts'
import { useRecitation } from './use-recitation.ts'
import { useShelf, useShelfSync } from './use-shelf.ts'
import { useVerseKeys } from './use-verse-keys.ts'
import { VerifiedBadge } from './verified-badge.tsx'
import { BOOKMARK_FORM, VerseArticle, type VerseHandlers } from './verse-article.tsx'
import { VerseExplanations } from './verse-explanations.tsx'

import './quran.css'

// Only once someone asks for them.
const MemorisePanel = lazy(async () => ({ default: (await import('./memorise-panel.tsx')).MemorisePanel }))
const PlayerBar = lazy(async () => ({ default: (await import('./player-bar.tsx')).PlayerBar }))
const VerseMenu = lazy(async () => ({ default: (await import('./verse-menu.tsx')).VerseMenu }))

const now = () => new Date().toISOString()
const placeAt = (verse: number) => setShelf(withPlace(currentShelf(), verse, now()))

export function ReaderPage({ reader, crumbs }: { reader: ReaderData; crumbs: readonly Crumb[] }) {
  const { locale, t } = useI18n()
  const words = t.quran
  const config = useRootData()?.config
  const { audioUrl = null, reciter = null } = config?.quran ?? {}
  const base = useHref('/quran')
  const { pathname } = useHere()
  const { settings, editions, kind, number, target } = reader
  const sections = useMemo(() => reader.sections.map(unpackSection), [reader.sections])
  const isMushaf = settings.view === 'mushaf'
  const list = useRef<HTMLDivElement>(null)
  const isLate = useLateLayout(list)

  const verses = useMemo(() => sections.flatMap((section) => section.verses), [sections])
  const first = verses[0]?.number ?? 1
  const last = verses.at(-1)?.number ?? first
  const find = useCallback((wanted: number) => verses[wanted - first] ?? null, [verses, first])
  const nameOf = useCallback(
    (surah: number) => sections.find((section) => section.surah.number === surah)?.surah.name ?? '',
    [sections],
  )
  const addressOf = useCallback(
    ({ surah, ayah }: { surah: number; ayah: number }) => `${location.origin}${base}/${surah}/${ayah}`,
    [base],
  )

  useShelfSync()
  const shelf = useShelf()
  useReadingPlace(list, placeAt)

  const mark = useCallback(
    (verse: number) => {
      const next = toggleMark(currentShelf(), verse, now())
      setShelf(next)
      showToast(isMarked(next, verse) ? words.verse.marked : words.verse.unmarked)
    },
    [words],
  )

  useEffect(() => {
    const tapped = takeTapped()
    if (tapped) showToast(tapped.isMarked ? words.verse.marked : words.verse.unmarked)
  }, [words])

  const describe = useCallback(
    (playing: number) => {
      const verse = find(playing)
      const title = verse ? words.verseTitle(nameOf(verse.surah), writeVerse(locale, verse)) : ''
      return { title, artist: reciter ?? '', album: words.title }
    },
    [find, nameOf, words, locale, reciter],
  )
  const recitation = useRecitation({ template: audioUrl, first, last, describe })
  useFollow(list, recitation.verse)
  const [menu, setMenu] = useState<number | null>(null)
  // Stays once opened: closing it is its own affair.
  const [hasMenu, setHasMenu] = useState(false)
  const openMenu = useCallback((verse: number) => {
    setHasMenu(true)
    setMenu(verse)
  }, [])
  const [focused, setFocused] = useState(target ?? first)
  const [memorising, setMemorising] = useState<Memorising | null>(null)

  const focusVerse = useCallback(
    (wanted: number, block: ScrollLogicalPosition = 'center') => {
      const verse = find(wanted)
      if (!verse) return
      setFocused(wanted)
      const element = document.getElementById(verseAnchor(verse))
      element?.focus({ preventScroll: true })
      element?.scrollIntoView({ block })
    },
    [find],
  )

  const nextWord = useCallback(() => {
    if (!memorising || isDone(memorising)) return false
    const verse = find(memorising.at)
    const next = showWord(memorising, verse ? verseWords(verse.text).length : 1)
    setMemorising(next)
    if (next.at !== memorising.at && !isDone(next)) focusVerse(next.at)
    return true
  }, [memorising, find, focusVerse])

  const handlers: VerseHandlers = useMemo(
    () => ({
      onMark: (event: MouseEvent<HTMLButtonElement>) => {
        event.preventDefault()
        mark(Number(event.currentTarget.value))
      },
      onPlay: (event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault()
        const wanted = Number(event.currentTarget.dataset.verse)
        if (event.currentTarget.classList.contains('quran-act--pause')) recitation.toggle()
        else recitation.play(wanted)
      },
      onMore: (event: MouseEvent<HTMLAnchorElement>) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        openMenu(Number(event.currentTarget.dataset.verse))
      },
      onReveal: (verse: number) => setMemorising((was) => was && showVerse(was, verse)),
    }),
    [mark, openMenu, recitation.play, recitation.toggle],
  )

  const keys = useMemo(
    () => ({
      move: focusVerse,
      mark,
      copy: (wanted: number) => {
        const verse = find(wanted)
        if (!verse) return
        navigator.clipboard
          .writeText(
            describeVerse(verse, words.menu.title(nameOf(verse.surah), writeVerse(locale, verse)), addressOf(verse)),
          )
          .then(() => showToast(words.menu.copied))
          .catch(() => showToast(words.menu.notCopied, { tone: 'danger' }))
      },
      play: recitation.play,
      menu: openMenu,
      nextWord,
    }),
    [focusVerse, mark, find, nameOf, addressOf, words, locale, recitation.play, openMenu, nextWord],
  )
  useVerseKeys(list, keys)

  function toggleMemorising() {
    if (memorising) return setMemorising(null)
    setMemorising(begin({ hide: 'words', from: target ?? first, to: target ?? last, rounds: 3 }))
    // No further than it must: what is set above the verses stays in sight.
    focusVerse(target ?? first, 'nearest')
  }

  const menuVerse = menu === null ? null : find(menu)
  const titleOf = kind === 'juz' ? words.juzTitle : words.pageTitle
  const on = recitation.verse ?? (kind === 'verse' ? target : null)

  return (
    <div className="page">
      <BreadcrumbTrail crumbs={crumbs} />
      <div className="quran">
        <PassageList reader={reader} />
        <div className={joinClasses(`quran-size-${settings.size}`, settings.layout === 'beside' && 'quran-beside')}>
          <ReaderToolbar
            reader={reader}
            isMemorising={memorising !== null}
            onMemorise={toggleMemorising}
            onListen={audioUrl ? () => recitation.play(recitation.verse ?? target ?? first) : null}
          />
          <SettingsPanel {...reader} />
          <Form method="post" action="/quran/bookmarks" id={BOOKMARK_FORM} hidden>
            <input type="hidden" name="back" value={pathname} />
          </Form>
          <noscript>
            <p className="small soft">{words.bookmarks.noScript}</p>
          </noscript>
          {(kind === 'juz' || kind === 'page') && (
            <h1 className="title quran__title">{titleOf(formatNumber(locale, number))}</h1>
          )}
          {memorising && (
            <Suspense>
              <MemorisePanel
                state={memorising}
                verses={verses}
                onChange={setMemorising}
                onNextWord={nextWord}
                onStop={() => setMemorising(null)}
              />
            </Suspense>
          )}
          <div ref={list} className={isLate ? LATE : undefined}>
            {sections.map((section) => (
              <section key={section.surah.number} aria-label={section.surah.name}>
                {(section.isStart || kind === 'verse') && (
                  <SurahHeading
                    surah={section.surah}
                    level={kind === 'surah' || kind === 'verse' ? 1 : 2}
                    title={
                      kind === 'verse' && section.verses[0]
                        ? words.verseTitle(section.surah.name, writeVerse(locale, section.verses[0]))
                        : undefined
                    }
                  />
                )}
                {!section.isStart && kind !== 'verse' && <h2 className="quran__rest">{section.surah.name}</h2>}
                {section.hasBasmala && kind !== 'verse' && (
                  <p className="quran-basmala" lang="ar" dir="rtl">
                    {reader.basmala}
                  </p>
                )}
                {isMushaf ? (
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
            ))}
          </div>
          {kind === 'verse' && verses[0] && (
            <p className="quran__whole">
              <Link
                className="btn btn--soft"
                to={`/quran/${number}#${verseAnchor(find(target ?? first) ?? verses[0])}`}
              >
                {words.readSurah(sections[0]?.surah.name ?? '')}
              </Link>
            </p>
          )}
          <div className="quran__foot">
            <VerifiedBadge check={reader.check} />
            <nav className="row row--wrap gap-2" aria-label={words.neighbours}>
              <Neighbour link={reader.previous} say={words.previous} />
              <Neighbour link={reader.next} say={words.next} isNext />
            </nav>
          </div>
          <EditionCredits editions={editions} hasTransliteration={settings.transliteration} />
          {recitation.verse !== null && (
            <Suspense>
              <PlayerBar recitation={recitation} reciter={reciter} />
            </Suspense>
          )}
        </div>
      </div>
      {hasMenu && (
        <Suspense>
          <VerseMenu
            verse={menuVerse}
            name={menuVerse ? nameOf(menuVerse.surah) : ''}
            editions={editions}
            isMarked={menu !== null && isMarked(shelf, menu)}
            addressOf={addressOf}
            onClose={() => setMenu(null)}
            onMark={mark}
            onPlace={placeAt}
          />
        </Suspense>
      )}
    </div>
  )
}

type NeighbourProps = { link: PassageLink | null; say: (label: string) => string; isNext?: boolean }

function Neighbour({ link, say, isNext }: NeighbourProps) {
  const { locale, t } = useI18n()
  if (!link) return null
  const n = () => formatNumber(locale, Number(link.label))
  const label = link.kind === 'juz' ? t.quran.juzTitle(n()) : link.kind === 'page' ? t.quran.pageTitle(n()) : link.label
  return (
    <Button variant="outline" to={link.path} rel={isNext ? 'next' : 'prev'}>
      {say(label)}
      {isNext && <ArrowRight className="i i--sm flip" />}
    </Button>
  )
}
