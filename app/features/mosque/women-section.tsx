// The sisters' space: when it is open, where one enters, and what is there.
import { Fragment } from 'react'
import type { WomenSpace } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Users } from '#app/ui/icons.ts'
import { Khatam } from '#app/ui/khatam.tsx'

export function WomenSection({ women, hasSisters }: { women: WomenSpace | null; hasSisters: boolean | null }) {
  const words = useI18n().t.mosques.women
  const sentences = women
    ? [
        women.openFor && words.openFor[women.openFor],
        women.entrance && words.entrance(women.entrance),
        women.wudu !== null && (women.wudu ? words.wudu : words.noWudu),
        women.hears && words.hears[women.hears],
        women.children !== null && (women.children ? words.children : words.noChildren),
        women.note,
      ].filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '')
    : []
  const known = hasSisters === null ? words.unknown : hasSisters ? words.yes : words.no
  return (
    <section className="panel" aria-labelledby="women">
      <div className="row items-start gap-5">
        <span className="khatam-mark">
          <Khatam />
          <Users className="i i--lg" />
        </span>
        <div className="grow">
          <h2 className="h3" id="women">
            {words.title}
          </h2>
          <p className="soft pt-1">
            {hasSisters !== false && sentences.length > 0
              ? sentences.map((sentence) => (
                  <Fragment key={sentence}>
                    <bdi>{sentence}</bdi>{' '}
                  </Fragment>
                ))
              : known}
          </p>
        </div>
      </div>
    </section>
  )
}
