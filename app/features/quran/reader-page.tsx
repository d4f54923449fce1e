// A passage: a surah, a juz, a page, or one verse in its context. All of it is there before any script runs.
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
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
import { EditionCredits } from './edition-credits.tsx'
import type { PassageLink, ReaderData, Verse } from './passage.ts'
import { PassageList } from './passage-list.tsx'
import { PassageSection } from './passage-section.tsx'
import { ReaderToolbar } from './reader-toolbar.tsx'
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
import { useKeyActs, useVerseHandlers } from './use-verse-acts.ts'
import { useVerseKeys } from './use-verse-keys.ts'
import { VerifiedBadge } from './verified-badge.tsx'
import { BOOKMARK_FORM } from './verse-article.tsx'

import './quran.css'

// Only once someone asks for them.
const MemorisePanel = lazy(async () => ({ default: (await import('./memorise-panel.tsx')).MemorisePanel }))
const PlayerBar = lazy(async () => ({ default: (await import('./player-bar.tsx')).PlayerBar }))
const VerseMenu = lazy(async () => ({ default: (await import('./verse-menu.tsx')).VerseMenu }))

const now = () => new Date().toISOString()
const placeAt = (verse: number) => setShelf(withPlace(currentShelf(), verse, now()))

export function ReaderPage({ reader, crumbs }: { reader: ReaderData; crumbs: readonly Crumb[] }) {
  const config = useRootData()?.config
  const { audioUrl = null, reciter = null } = config?.quran ?? {}
  const { settings, editions, kind, number, target } = reader
  const passage = usePassage(reader)
  const { base, sections, verses, first, last, find } = passage
  const list = useRef<HTMLDivElement>(null)
  const isLate = useLateLayout(list)

  useShelfSync()
  const shelf = useShelf()
  useReadingPlace(list, placeAt)

  const mark = useMarks()

  const describe = useDescription(passage, reciter)
  const recitation = useRecitation({ template: audioUrl, first, last, describe })
  useFollow(list, recitation.verse)
  const { menu, hasMenu, openMenu, closeMenu } = useVerseMenu()
  const { focused, focusVerse } = useFocusedVerse(target ?? first, find)

  const {
    state: memorising,
    setState: setMemorising,
    nextWord,
    reveal,
    toggle,
  } = useMemorising(passage, target, focusVerse)

  const acts = { mark, recitation, openMenu, reveal, focusVerse, nextWord }
  const handlers = useVerseHandlers(acts)
  useVerseKeys(list, useKeyActs(passage, acts))

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
          <BookmarkForm />
          {(kind === 'juz' || kind === 'page') && <PassageTitle kind={kind} number={number} />}
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
            <WholeSurah
              surah={number}
              verse={find(target ?? first) ?? verses[0]}
              name={sections[0]?.surah.name ?? ''}
            />
          )}
          <PassageFoot reader={reader} />
          <EditionCredits editions={editions} hasTransliteration={settings.transliteration} />
          {recitation.verse !== null && (
            <Suspense>
              <PlayerBar recitation={recitation} reciter={reciter} />
            </Suspense>
          )}
        </div>
      </div>
      {hasMenu && (
        <Menu reader={reader} passage={passage} menu={menu} shelf={shelf} onClose={closeMenu} onMark={mark} />
      )}
    </div>
  )
}

type MenuProps = {
  reader: ReaderData
  passage: ReturnType<typeof usePassage>
  menu: number | null
  shelf: ReturnType<typeof useShelf>
  onClose: () => void
  onMark: (verse: number) => void
}

function Menu({ reader, passage: { find, nameOf, addressOf }, menu, shelf, onClose, onMark }: MenuProps) {
  const menuVerse = menu === null ? null : find(menu)
  return (
    <Suspense>
      <VerseMenu
        verse={menuVerse}
        name={menuVerse ? nameOf(menuVerse.surah) : ''}
        editions={reader.editions}
        isMarked={menu !== null && isMarked(shelf, menu)}
        addressOf={addressOf}
        onClose={onClose}
        onMark={onMark}
        onPlace={placeAt}
      />
    </Suspense>
  )
}

/** What the buttons of verses belong to. */
function BookmarkForm() {
  const words = useI18n().t.quran
  const { pathname } = useHere()
  return (
    <>
      <Form method="post" action="/quran/bookmarks" id={BOOKMARK_FORM} hidden>
        <input type="hidden" name="back" value={pathname} />
      </Form>
      <noscript>
        <p className="small soft">{words.bookmarks.noScript}</p>
      </noscript>
    </>
  )
}

function PassageTitle({ kind, number }: { kind: 'juz' | 'page'; number: number }) {
  const { locale, t } = useI18n()
  const title = kind === 'juz' ? t.quran.juzTitle : t.quran.pageTitle
  return <h1 className="title quran__title">{title(formatNumber(locale, number))}</h1>
}

/** Stays once opened: closing it is its own affair. */
function useVerseMenu() {
  const [menu, setMenu] = useState<number | null>(null)
  const [hasMenu, setHasMenu] = useState(false)
  const openMenu = useCallback((verse: number) => {
    setHasMenu(true)
    setMenu(verse)
  }, [])
  return { menu, hasMenu, openMenu, closeMenu: () => setMenu(null) }
}

function WholeSurah({ surah, verse, name }: { surah: number; verse: Verse; name: string }) {
  const words = useI18n().t.quran
  return (
    <p className="quran__whole">
      <Link className="btn btn--soft" to={`/quran/${surah}#${verseAnchor(verse)}`}>
        {words.readSurah(name)}
      </Link>
    </p>
  )
}

function PassageFoot({ reader }: { reader: ReaderData }) {
  const words = useI18n().t.quran
  return (
    <div className="quran__foot">
      <VerifiedBadge check={reader.check} />
      <nav className="row row--wrap gap-2" aria-label={words.neighbours}>
        <Neighbour link={reader.previous} say={words.previous} />
        <Neighbour link={reader.next} say={words.next} isNext />
      </nav>
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

/** What is told of a verse that is played. */
function useDescription({ find, nameOf }: ReturnType<typeof usePassage>, reciter: string | null) {
  const { locale, t } = useI18n()
  const words = t.quran
  return useCallback(
    (playing: number) => {
      const verse = find(playing)
      const title = verse ? words.verseTitle(nameOf(verse.surah), writeVerse(locale, verse)) : ''
      return { title, artist: reciter ?? '', album: words.title }
    },
    [find, nameOf, words, locale, reciter],
  )
}

function useFocusedVerse(begins: number, find: ReturnType<typeof usePassage>['find']) {
  const [focused, setFocused] = useState(begins)
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
  return { focused, focusVerse }
}
