// Nothing fits all of it: what is missing and what there is instead, nearest first; then what to do about it.
import type { Marks } from '#app/core/map/use-marks.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { NoResults } from './no-results.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { ResultList } from './result-list.tsx'
import { WaysOut } from './ways-out.tsx'
import { WhatToDo } from './what-to-do.tsx'

type Props = { page: BusinessesPageData; marks: Marks }

export function MissingPart({ page, marks }: Props) {
  const { businesses: words } = useT()
  const { missing } = page
  if (!missing) return <NoResults page={page} />
  const { said, cards, hasUnknownWord } = missing
  if (cards.length === 0)
    return (
      <>
        <NoResults page={page} />
        <WhatToDo missing={missing} />
      </>
    )
  return (
    <>
      <section aria-labelledby="missing">
        <div role="status">
          <h2 id="missing" className="dir-missing__said">
            {said}
          </h2>
        </div>
        {hasUnknownWord && <p className="small muted pb-3">{words.emptyByWords}</p>}
        <ResultList page={{ ...page, cards, near: null }} marks={marks} />
      </section>
      <WhatToDo missing={missing} />
      <WaysOut page={page} className="pt-4" />
    </>
  )
}
