// The second steps someone has, each with the way to remove it. Removing asks once more, without scripts too.
import { Form } from 'react-router'
import type { Factor } from '#app/core/auth/session.server.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { FactorIcon } from './factor-icon.tsx'

export function FactorList({ factors }: { factors: readonly Factor[] }) {
  const { t: all, locale } = useI18n()
  const { list: t, types } = all.security
  return (
    <section aria-labelledby="factors" className="stack gap-3">
      <h2 className="h3" id="factors">
        {t.title}
      </h2>
      {factors.length === 0 && <p className="soft">{t.none}</p>}
      {factors.length > 0 && (
        <ul className="panel panel--flush divide-y divide-line">
          {factors.map(({ id, type, name, added }) => (
            <li key={id} className="row items-start gap-3 px-5 py-4" data-factor={type}>
              <FactorIcon type={type} />
              <div className="min-w-0 grow">
                <p>
                  <b className="break-words" dir="auto">
                    {name || types[type]}
                  </b>
                </p>
                <p className="small muted">
                  {types[type]} · {t.added(writeDate(locale, added))}
                </p>
                <details className="pt-2">
                  <summary className="link small" aria-label={t.removeThis(name || types[type])}>
                    {t.remove}
                  </summary>
                  <Form method="post" className="stack gap-3 pt-3">
                    <input type="hidden" name="intent" value="remove" />
                    <input type="hidden" name="factor" value={id} />
                    <p>{t.really}</p>
                    <div>
                      <Button type="submit" variant="danger" size="sm">
                        {t.yes}
                      </Button>
                    </div>
                  </Form>
                </details>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
