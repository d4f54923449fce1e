// A search field that suggests while one types: the ARIA combobox pattern. Before it is touched, and without JavaScript, it
// is the plain field of its form.
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadLaterMessages, useI18n } from '#app/i18n/catalogue.ts'
import { forgetSearch, readSearches, rememberSearch } from './recent-searches.ts'
import { SuggestList } from './suggest-list.tsx'
import type { Suggested } from './suggestion.ts'
import './understanding.css'

type Props = {
  id?: string
  placeholder: string
  label: string
  /** Has the focus when what it stands in opens. */
  isFirst?: boolean | undefined
}

const PAUSE_MS = 120

export function SuggestField({ id, placeholder, label, isFirst = false }: Props) {
  const { locale } = useI18n()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Suggested[]>([])
  const [recent, setRecent] = useState<string[]>([])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const lines = text.trim() === '' ? recent.length : found.length

  useEffect(() => {
    const typed = text.trim()
    setActive(-1)
    if (typed === '') return setFound([])
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/api/suggestions?${new URLSearchParams({ q: typed.slice(0, 80), lang: locale })}`, {
        signal: leaving.signal,
      })
        .then((response) => (response.ok ? response.json() : []))
        .then((answer: unknown) => setFound(Array.isArray(answer) ? (answer as Suggested[]) : []))
        .catch(() => setFound([]))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, locale])

  async function begin() {
    await loadLaterMessages(locale, 'understanding')
    setRecent(readSearches())
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(at: number) {
    if (text.trim() === '') search(recent[at] ?? '')
    else if (found[at]) {
      rememberSearch(text)
      close()
      void navigate(found[at].to)
    }
  }

  function search(words: string) {
    setText(words)
    rememberSearch(words)
    close()
    void navigate(`/businesses?search=${encodeURIComponent(words)}`)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && lines > 0) {
      event.preventDefault()
      setOpen(true)
      // From the last line one comes back to the field, and from there to the first.
      setActive((before) => ((before + 1 + step + lines + 1) % (lines + 1)) - 1)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (active >= 0 && isOpen) {
        event.preventDefault()
        choose(active)
      } else {
        rememberSearch(text)
        close()
      }
    }
  }

  function onBlur(event: FocusEvent) {
    if (!event.relatedTarget?.closest('.understanding-suggest')) close()
  }

  const shown = isOpen && lines > 0
  return (
    <>
      <input
        ref={field}
        id={id}
        type="search"
        name="search"
        role="combobox"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        {...(isFirst && { autoFocus: true })}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
        onFocus={begin}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {shown && (
        <SuggestList
          id={listId}
          text={text}
          found={found}
          recent={recent}
          active={active}
          onChoose={choose}
          onForget={(words) => {
            setRecent(forgetSearch(words))
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}
