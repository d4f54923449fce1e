// A report of what a merge would change, with examples, before anything happens.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import type { ImportReport } from './queries.server.ts'

export function ImportReportView({ report }: { report: ImportReport }) {
  const { locale, t } = useI18n()
  const words = t.imports.report
  const number = (n: number) => formatNumber(locale, n)
  const place = (name: string, city: string | null | undefined) => [name, city].filter(Boolean).join(', ')
  return (
    <section className="panel stack gap-6" aria-labelledby="report">
      <div className="stack gap-1">
        <h2 id="report" className="h3">
          {words.title}
        </h2>
        <p className="muted">{words.lead}</p>
      </div>
      {(['business', 'mosque', 'prayer_room'] as const).map((kind) => {
        const part = report[kind]
        if (!part) return null
        const groups = (['new', 'changed', 'known', 'alike', 'repeated'] as const).filter(
          (name) => part.examples[name].length > 0,
        )
        return (
          <div key={kind} className="stack gap-4">
            <h3 className="h4">{words.kinds[kind]}</h3>
            <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
              {(['new', 'changed', 'same', 'known', 'alike', 'repeated'] as const).map((name) => (
                <StatTile key={name} label={words[name]} value={number(part[name])} />
              ))}
            </div>
            {groups.map((name) => (
              <div key={name} className="stack gap-1">
                <b>
                  {words.examples}: {words[name]}
                </b>
                <ul className="stack gap-1">
                  {part.examples[name].map((example) => (
                    <li key={example.line}>
                      <bdi>{place(example.name, example.city)}</bdi>{' '}
                      <span className="small muted">
                        {words.line(number(example.line))}
                        {name === 'changed' && ` · ${words.was(place(example.old_name ?? '', example.old_city))}`}
                        {(name === 'known' || name === 'alike') &&
                          ` · ${words.isLike(place(example.old_name ?? '', example.old_city))}`}
                        {name === 'repeated' && ` · ${words.asLine(number(example.first_line ?? 0))}`}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )
      })}
      <div className="row row--wrap gap-3">
        <Form method="post">
          <Button type="submit" name="intent" value="merge">
            {words.merge}
          </Button>
        </Form>
        <Button variant="ghost" to="?columns">
          {words.again}
        </Button>
      </div>
    </section>
  )
}
