// A passage: a surah, a juz, a page, or one verse in its context. All of it is there before any script runs.
import { lazy, type MouseEvent, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
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
import type { PassageLink, ReaderData } from './passage.ts'
import { PassageList } from './passage-list.tsx'
import { PassageSection } from './passage-section.tsx'
import { ReaderToolbar } from './reader-toolbar.tsx'
import { describeVerse } from './rules.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { currentShelf, isMarked, setShelf, withPlace } from './shelf.ts'
import { useFollow } from './use-follow.ts'
import { LATE, useLateLayout } from './use-late-layout.ts'
import { useMarks } from './use-marks.ts'
import { useMemorising } from './use-memorising.ts'
import { usePassage } from './use-passage.ts'
import { useReadingPlace } from './use-reading-place.ts'
import { useRecitation } from './use-recitation.ts'
import { useShelf, useShelfSync } from './use-shelf.ts'
import { useVerseKeys } from './use-verse-keys.ts'
import { VerifiedBadge } from './verified-badge.tsx'
import { BOOKMARK_FORM, type VerseHandlers } from './verse-article.tsx'

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
  const { pathname } = useHere()
  const { settings, editions, kind, number, target } = reader
  const passage = usePassage(reader)
  const { base, sections, verses, first, last, find, nameOf, addressOf } = passage
  const list = useRef<HTMLDivElement>(null)
  const isLate = useLateLayout(list)

  useShelfSync()
  const shelf = useShelf()
  useReadingPlace(list, placeAt)

  const mark = useMarks()

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

  const {
    state: memorising,
    setState: setMemorising,
    nextWord,
    reveal,
    toggle,
  } = useMemorising(passage, target, focusVerse)

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
      onReveal: reveal,
    }),
    [mark, openMenu, recitation.play, recitation.toggle, reveal],
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

  const menuVerse = menu === null ? null : find(menu)
  const titleOf = kind === 'juz' ? words.juzTitle : words.pageTitle

  return (
    <div className="page">
      <BreadcrumbTrail crumbs={crumbs} />
      <div className="quran">
        <PassageList reader={reader} />
        <div className={joinClasses(`quran-size-${settings.size}`, settings.layout === 'beside' && 'quran-beside')}>
          <ReaderToolbar
            reader={reader}
            isMemorising={memorising !== null}
            onMemorise={toggle}
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
              <PassageSection
                key={section.surah.number}
                section={section}
                reader={reader}
                base={base}
                audioUrl={audioUrl}
                recitation={recitation}
                shelf={shelf}
                memorising={memorising}
                focused={focused}
                handlers={handlers}
              />
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
