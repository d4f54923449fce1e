// One line per check: did it pass, and what does that mean.
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { CircleAlert, CircleCheck, Info } from '#app/ui/icons.ts'
import type { Check } from './rules.ts'

const ICON = { ok: CircleCheck, failed: CircleAlert, absent: Info }
const TONE = { ok: 'text-brand-ink', failed: 'text-danger', absent: 'muted' }

export function CheckList({ title, checks }: { title: string; checks: readonly Check[] }) {
  const { t, locale } = useI18n()
  const { states, took } = t.diagnostics
  const id = `checks-${checks[0]?.id ?? 'none'}`
  return (
    <section aria-labelledby={id}>
      <h2 className="h3 pb-3" id={id}>
        {title}
      </h2>
      <ul className="panel panel--flush divide-y divide-line">
        {checks.map((check) => {
          const Icon = ICON[check.state]
          return (
            <li
              key={check.id}
              className="row items-start gap-3 px-5 py-4"
              data-check={check.id}
              data-state={check.state}
            >
              <Icon className={`i mt-0.5 flex-none ${TONE[check.state]}`} aria-hidden="true" />
              <div className="min-w-0 grow">
                <p className="row row--wrap justify-between gap-x-4 gap-y-0">
                  <b dir="auto">{check.name}</b>
                  <span className={`small ${TONE[check.state]}`}>
                    {states[check.state]}
                    {typeof check.ms === 'number' && (
                      <span className="muted tabular-nums">
                        {' · '}
                        {took(new Intl.NumberFormat(intlTag(locale)).format(check.ms))}
                      </span>
                    )}
                  </span>
                </p>
                <p className="soft">{check.isQuoted ? <English>{check.text}</English> : check.text}</p>
                {check.note && (
                  <p className="small muted break-words">
                    <English>{check.note}</English>
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Sentences that are the same on the pages of every language. */
function English({ children }: { children: string }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  )
}
