// Nothing fits all of it: what there is with less asked for, and what was let go of.
import { Link } from 'react-router'
import type { Marks } from '#app/core/map/use-marks.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { BusinessesPageData } from './queries.server.ts'
import { ResultList } from './result-list.tsx'

export function RelaxedResults({ page, marks }: { page: BusinessesPageData; marks: Marks }) {
  const { understanding: words } = useT()
  return (
    <>
      <p className="pt-4">
        <Link className="link" to="/business-register">
          {words.addFirst}
        </Link>
      </p>
      {page.relaxed && (
        <section className="pt-6" aria-labelledby="relaxed">
          <h3 id="relaxed" className="h3">
            {words.relaxedTitle}
          </h3>
          <p className="soft pb-4" role="status">
            {page.relaxed.said}
          </p>
          <ResultList page={{ ...page, cards: page.relaxed.cards, near: null }} marks={marks} />
        </section>
      )}
    </>
  )
}
