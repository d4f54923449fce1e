// Searching while one types. The address follows: the first letter after a finished search begins a new entry of the
// history, the next ones rewrite it, and Enter finishes it. Back leads from search to search, not from letter to letter,
// and always to the page as it was before one typed: an entry is rewritten only once it is there.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { addressOf, type DirectoryFilters, readFilters } from './rules.ts'

const PAUSE_MS = 250

/** Marks an entry of the history as an answer to typing. */
const TYPED = 'typed'

export function useLiveSearch(filters: DirectoryFilters) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isAnswerToTyping = useNavigationType() !== 'POP' && state === TYPED
  const [text, setText] = useState(filters.search)
  /** What the box said when it was last sent: an answer to it must not overwrite what was typed since. */
  const sent = useRef(filters.search)
  /** What was sent by typing since the last finished search: entries of the history that may be rewritten. */
  const drafts = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // A late answer to what was typed before may be drawn after more was sent: the box stays as it is.
    if (filters.search === sent.current || isAnswerToTyping) return
    // The back button, or a link elsewhere on the page.
    sent.current = filters.search
    drafts.current.clear()
    setText(filters.search)
  }, [filters.search, isAnswerToTyping])

  return {
    text,
    onType: (typed: string) => {
      setText(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const search = typed.trim()
        if (search === sent.current) return
        sent.current = search
        const replace = drafts.current.has(searchHere())
        drafts.current.add(search)
        void navigate(addressOf(filters, { search }), { replace, state: TYPED, preventScrollReset: true })
      }, PAUSE_MS)
    },
    /** Enter, the button, or a choice in any part of the form. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      clearTimeout(timer.current)
      const asked = readFilters(readForm(event.currentTarget))
      const address = addressOf({ ...asked, page: 1 })
      const isFinishing = drafts.current.has(searchHere()) && asked.search !== searchHere()
      sent.current = asked.search
      drafts.current.clear()
      void navigate(address, { replace: isFinishing || address === addressOf(filters), preventScrollReset: true })
    },
  }
}

/** The entry of the history that stands, which the page on the screen may not have caught up with. */
const searchHere = () => readFilters(new URLSearchParams(window.location.search)).search

function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return params
}
