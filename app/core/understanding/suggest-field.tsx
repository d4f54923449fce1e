// A search field that suggests while one types: the ARIA combobox pattern. Before it is touched, and without JavaScript, it
// is the plain field of its form.
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadLaterMessages, useI18n } from '#app/i18n/catalogue.ts'
import { forgetSearch, readSearches, rememberSearch } from './recent-searches.ts'
import { SuggestList } from './suggest-list.tsx'
import type { Suggested } from './suggestion.ts'
import { useFound } from './use-found.ts'
import { useLines } from './use-lines.ts'
import './understanding.css'

type Props = {
  id?: string
  placeholder: string
  label: string
  /** Has the focus when what it stands in opens. */
  isFirst?: boolean | undefined
}

export function SuggestField({ id, placeholder, label, isFirst = false }: Props) {
  const { locale } = useI18n()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const typed = text.trim().slice(0, 80)
  const found = useFound<Suggested>(
    typed === '' ? null : `/api/suggestions?${new URLSearchParams({ q: typed, lang: locale })}`,
  )
  const [recent, setRecent] = useState<string[]>([])
  const field = useRef<HTMLInputElement>(null)
  const searched = useRef('')
  const { key } = useLocation()
  const lines = useLines(typed === '' ? recent.length : found.length, choose)
  const { restart } = lines

  // What was searched for stands on the page it led to; the field starts anew, unless someone types already.
  useEffect(() => {
    if (key) setText((typed) => (typed === searched.current ? '' : typed))
  }, [key])

  // By the key or by the button of the form it stands in.
  useEffect(() => {
    const form = field.current?.form
    const onSubmit = () => finish(text)
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  })

  async function begin() {
    await loadLaterMessages(locale, 'understanding')
    setRecent(readSearches())
    lines.open()
  }

  function choose(at: number) {
    if (typed === '') search(recent[at] ?? '')
    else if (found[at]) {
      finish(text)
      void navigate(found[at].to)
    }
  }

  function finish(words: string) {
    searched.current = words
    rememberSearch(words)
    lines.close()
  }

  function search(words: string) {
    finish(words)
    void navigate(`/search?search=${encodeURIComponent(words)}`)
  }

  const { isShown: shown, active } = lines
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
          restart()
          lines.open()
        }}
        onFocus={begin}
        onBlur={lines.onBlur}
        onKeyDown={lines.onKeyDown}
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
