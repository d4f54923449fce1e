// Ask the help in one's own words. A plain form: it works without scripts and its address can be shared.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Search } from '#app/ui/icons.ts'
import { LONGEST } from './rules.ts'

export function HelpSearch({ query }: { query: string }) {
  const t = useT().help
  return (
    <Form action="/help" method="get" role="search" className="flex max-w-[46rem] flex-wrap gap-3">
      <label className="with-icon min-w-0 flex-1 basis-60">
        <span className="sr-only">{t.searchLabel}</span>
        <Search className="i" aria-hidden="true" />
        <input
          // A new search arrives by navigation: the box must then show its words.
          key={query}
          className="input"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={LONGEST.query}
          placeholder={t.searchPlaceholder}
          dir="auto"
        />
      </label>
      <button type="submit" className="btn min-h-12">
        {t.search}
      </button>
    </Form>
  )
}
