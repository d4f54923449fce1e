// The bar above the text. Its buttons post plain forms, so every choice works before (or without) scripts.
import { Form, Link } from 'react-router'
import { SIZES } from '#app/core/quran/reader-settings.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { useHere } from '#app/lib/use-here.ts'
import { useScript } from '#app/lib/use-script.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Bookmark, BookOpen, EyeOff, Languages, Minus, Plus, Settings, Type, Volume2 } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { ReaderData } from './passage.ts'
import { SETTINGS_ID } from './settings-panel.tsx'

type Props = {
  reader: ReaderData
  isMemorising: boolean
  onMemorise: () => void
  /** Null where no recitation is set up. */
  onListen: (() => void) | null
}

export function ReaderToolbar({ reader, isMemorising, onMemorise, onListen }: Props) {
  const { locale, t } = useI18n()
  const words = t.quran.toolbar
  const { pathname, search } = useHere()
  const hasScript = useScript()
  const { settings, editions, sections, hasTransliteration } = reader
  const first = sections[0]?.surah
  const { size, transliteration } = settings
  const smallest = SIZES[0]
  const largest = SIZES[SIZES.length - 1] ?? smallest
  return (
    <Form
      method="post"
      action="/quran/settings"
      preventScrollReset
      replace
      className="quran-toolbar"
      aria-label={words.label}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {first && (
        <Link className="btn btn--ghost" to="/quran">
          <BookOpen className="i i--sm" />
          <bdi>{`${formatNumber(locale, first.number)} · ${first.name}`}</bdi>
          <span className="sr-only">{words.all}</span>
        </Link>
      )}
      <span className="quran-toolbar__line" />
      <button type="button" className="btn btn--ghost" popoverTarget={SETTINGS_ID}>
        <Languages className="i i--sm" />
        <bdi>{editions[0] ? editions.map(({ translator }) => translator).join(', ') : words.noTranslation}</bdi>
      </button>
      {hasTransliteration && (
        <button
          type="submit"
          name="transliteration"
          value={transliteration ? '0' : '1'}
          className={joinClasses('btn btn--ghost', transliteration && 'is-on')}
          aria-pressed={transliteration}
        >
          <Type className="i i--sm" />
          {words.transliteration}
        </button>
      )}
      <span className="quran-toolbar__line" />
      <IconButton
        type="submit"
        name="size"
        value={Math.max(smallest, size - 1)}
        label={words.smaller}
        disabled={size === smallest}
      >
        <Minus className="i i--sm" />
      </IconButton>
      <IconButton
        type="submit"
        name="size"
        value={Math.min(largest, size + 1)}
        label={words.larger}
        disabled={size === largest}
      >
        <Plus className="i i--sm" />
      </IconButton>
      <span className="quran-toolbar__line" />
      {hasScript && settings.view === 'verses' && (
        <button
          type="button"
          className={joinClasses('btn btn--ghost', isMemorising && 'is-on')}
          aria-pressed={isMemorising}
          onClick={onMemorise}
        >
          <EyeOff className="i i--sm" />
          {words.memorise}
        </button>
      )}
      {hasScript && onListen && (
        <button type="button" className="btn btn--ghost" onClick={onListen}>
          <Volume2 className="i i--sm" />
          {words.listen}
        </button>
      )}
      <span className="grow" />
      <IconButton type="button" label={words.settings} popoverTarget={SETTINGS_ID}>
        <Settings className="i i--sm" />
      </IconButton>
      <IconButton to="/quran/bookmarks" label={words.bookmarks}>
        <Bookmark className="i i--sm" />
      </IconButton>
    </Form>
  )
}
