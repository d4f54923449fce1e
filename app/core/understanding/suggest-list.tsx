// The lines under a search field: what may be meant, or what was searched for on this device before.

import type { ReactNode } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { BookOpen, ChevronRight, Clock, DoorOpen, MapPin, MoonStar, Search, Store, X } from '#app/ui/icons.ts'
import type { Suggested } from './suggestion.ts'

type Props = {
  id: string
  text: string
  found: readonly Suggested[]
  recent: readonly string[]
  /** All of one kind: nobody needs to be told which. */
  isOneKind?: boolean
  active: number
  onChoose: (at: number) => void
  onForget: (words: string) => void
}

const ICONS = {
  category: Search,
  place: MapPin,
  business: Store,
  mosque: MoonStar,
  room: DoorOpen,
  surah: BookOpen,
  page: ChevronRight,
} as const
const GROUPS = {
  category: 'categories',
  place: 'places',
  business: 'businesses',
  mosque: 'mosques',
  room: 'rooms',
  surah: 'quran',
  page: 'pages',
} as const

export function SuggestList({ id, text, found, recent, isOneKind = false, active, onChoose, onForget }: Props) {
  const { locale, t } = useI18n()
  const words = t.understanding.suggestions
  const isRecent = text.trim() === ''
  const count = isRecent ? recent.length : found.length
  return (
    <div className="understanding-suggest">
      {isRecent && <p className="understanding-suggest__title">{words.recent}</p>}
      <div id={id} role="listbox" tabIndex={-1} aria-label={isRecent ? words.recent : words.label}>
        {isRecent
          ? recent.map((past, at) => (
              <Line key={past} id={`${id}-${at}`} isActive={at === active} onChoose={() => onChoose(at)}>
                <Clock className="i i--sm" />
                <bdi className="understanding-suggest__label">{past}</bdi>
              </Line>
            ))
          : found.map(({ kind, label, detail, to }, at) => {
              const Icon = ICONS[kind]
              return (
                <Line key={`${kind} ${to}`} id={`${id}-${at}`} isActive={at === active} onChoose={() => onChoose(at)}>
                  <Icon className="i i--sm" />
                  <bdi className="understanding-suggest__label">{label}</bdi>
                  <span className="understanding-suggest__detail">
                    {[detail, isOneKind ? '' : words[GROUPS[kind]]].filter(Boolean).join(' · ')}
                  </span>
                </Line>
              )
            })}
      </div>
      {isRecent && (
        <ul className="understanding-suggest__forget">
          {recent.map((past) => (
            <li key={past}>
              <button
                type="button"
                className="understanding-suggest__x"
                aria-label={`${words.forget}: ${past}`}
                onClick={() => onForget(past)}
              >
                <X className="i i--sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {words.count(formatNumber(locale, count))}
      </p>
    </div>
  )
}

type LineProps = { id: string; isActive: boolean; onChoose: () => void; children: ReactNode }

/** Chosen by pointer; the keyboard stays in the field and says which line it is on. */
function Line({ id, isActive, onChoose, children }: LineProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="understanding-suggest__line"
      // Before the field loses the focus, which would close the list.
      onPointerDown={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      {children}
    </div>
  )
}
