// One's own level and limits, and what the team did about one: each with its reason, its end and the way to appeal.

import { AppealForm } from '#app/core/contributions/decision-note.tsx'
import { LimitsNote } from '#app/core/contributions/limits-note.tsx'
import type { Standing } from '#app/core/contributions/queries.server.ts'
import { useErrorWords } from '#app/core/contributions/use-words.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import '#app/core/contributions/contributions.css'
import '#app/ui/styles/work.css'

type Props = { standing: Standing; isSent: boolean; state: Refusal | undefined; path: string }

export function StandingPage({ standing, isSent, state, path }: Props) {
  const { locale, t } = useI18n()
  const words = t.people.standing
  const errors = useErrorWords()
  const { limits, sanctions } = standing
  return (
    <FormPage title={words.title} lead={words.lead} said={isSent ? words.sent : null} errors={[]}>
      <section className="panel stack gap-2" aria-labelledby="level">
        <h2 className="h4" id="level">{`${t.people.way.title}: ${t.people.levels[limits.level]}`}</h2>
        <p>{t.people.way.allows[limits.level]}</p>
        {t.people.way.next[limits.level] && <p className="soft">{t.people.way.next[limits.level]}</p>}
        <LimitsNote limits={limits} of="posts" isLinked={false} />
      </section>
      <section className="stack gap-3" aria-labelledby="sanctions">
        <h2 className="h4" id="sanctions">
          {words.sanctions}
        </h2>
        {sanctions.length === 0 && <p className="soft">{words.none}</p>}
        {sanctions.map((one) => {
          const reason = one.canned ? lookUp(t.moderation.queue.cannedOptions, one.canned) : null
          const mine = state?.values.subject === one.id
          const wrong = mine ? (errorAt(errors, state, 'words') ?? errorAt(errors, state, 'form')) : undefined
          return (
            <article key={one.id} className="panel stack gap-2">
              <h3 className="row row--wrap gap-2">
                <b>{words.kinds[one.kind]}</b>
                <Badge tone={one.holds && one.kind !== 'warning' ? 'danger' : 'neutral'}>
                  {one.lifted_at
                    ? words.lifted
                    : one.ends_at
                      ? (one.holds ? words.until : words.ended)(writeDate(locale, one.ends_at))
                      : writeDate(locale, one.given_at)}
                </Badge>
              </h3>
              <p>{words.means[one.kind]}</p>
              {reason && <p className="strong">{reason}</p>}
              {one.note && <p dir="auto">“{one.note}”</p>}
              {one.decision?.status === 'open' && <p className="soft">{words.appealed}</p>}
              {one.decision?.may_appeal && (
                <AppealForm
                  kind="sanction"
                  subject={one.id}
                  action={path}
                  hasAnother={one.decision.has_another}
                  wrong={wrong}
                  typed={mine ? state?.values.words : ''}
                />
              )}
            </article>
          )
        })}
      </section>
    </FormPage>
  )
}
