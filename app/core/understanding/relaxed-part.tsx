// Nothing fits all of it: what there is with less asked for, under what was let go of.
import type { ReactNode } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'

type Props = {
  said: string
  /** That nothing was found, in the section's own words; absent where nothing was asked for but what is near. */
  none?: string | undefined
  /** The section without anything asked for. */
  clear?: { label: string; to: string } | undefined
  children: ReactNode
}

export function RelaxedPart({ said, none, clear, children }: Props) {
  const { understanding: words } = useT()
  return (
    <section className="stack gap-4" aria-labelledby="relaxed">
      <div className="row row--wrap between gap-3">
        <div>
          <h2 id="relaxed" className={none ? 'h3' : 'sr-only'}>
            {none ?? words.relaxedTitle}
          </h2>
          <p className="soft" role="status">
            {said}
          </p>
        </div>
        {clear && (
          <Button variant="outline" size="sm" to={clear.to}>
            {clear.label}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
