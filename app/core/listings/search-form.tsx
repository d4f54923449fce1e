// The box that searches the directory, on list pages and where a page was not found.
import { Form } from 'react-router'
import { Search } from '#app/ui/icons.ts'

type Props = {
  query: string
  words: { searchLabel: string; searchPlaceholder: string; search: string }
  /** Kept in the address with the search. */
  category?: string
}

export function SearchForm({ query, words, category = '' }: Props) {
  return (
    <Form action="/businesses" method="get" role="search" className="flex flex-wrap gap-3">
      {category !== '' && <input type="hidden" name="category" value={category} />}
      <label className="with-icon min-w-0 flex-1 basis-48">
        <span className="sr-only">{words.searchLabel}</span>
        <Search className="i" aria-hidden="true" />
        <input
          // A new search arrives by navigation: the box must then show the words of that search.
          key={query}
          className="input"
          type="search"
          name="search"
          defaultValue={query}
          maxLength={100}
          placeholder={words.searchPlaceholder}
        />
      </label>
      <button type="submit" className="btn min-h-12">
        {words.search}
      </button>
    </Form>
  )
}
