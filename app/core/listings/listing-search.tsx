// The search above a list of places: words, the visitor's place, and whatever else is asked for, which goes along unseen.
// Its styles are in search.css, which the page brings.
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useHere } from '#app/lib/use-here.ts'
import { MapPin, Search } from '#app/ui/icons.ts'

type Props = {
  action: string
  search: string
  longest: number
  /** The name of the visitor's place; null where it is not known. */
  place: string | null
  words: {
    searchLabel: string
    placeholder: string
    search: string
    choosePlace: string
    changePlace: (place: string) => string
  }
  children: ReactNode
}

export function ListingSearch({ action, search, longest, place, words, children }: Props) {
  const here = useHere()
  return (
    <Form role="search" aria-label={words.searchLabel} method="get" action={action} className="listing-search">
      <label className="with-icon">
        <span className="sr-only">{words.searchLabel}</span>
        <Search className="i" />
        <input
          className="input"
          type="search"
          name="search"
          // Another address brings other words.
          key={search}
          defaultValue={search}
          maxLength={longest}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
        />
      </label>
      {children}
      <Link
        className="input listing-search__place"
        to={{ pathname: '/place', search: `?back=${encodeURIComponent(here.pathname + here.search)}` }}
        aria-label={place === null ? undefined : words.changePlace(place)}
      >
        <MapPin className="i i--sm" />
        <span className="clip">{place ?? words.choosePlace}</span>
      </Link>
      <button type="submit" className="btn">
        {words.search}
      </button>
    </Form>
  )
}
