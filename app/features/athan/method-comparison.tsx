// Two methods side by side for the visitor's place today.
import { Form } from 'react-router'
import { METHOD_IDS, METHODS, type MethodId, type School } from '#app/core/prayer/methods.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Comparison } from './rules.ts'

type Props = { rows: Comparison; own: MethodId; other: { method: MethodId; school: School } }

export function MethodComparison({ rows, own, other }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.compare
  const names: Record<string, string> = t.prayer.methods
  const nameOf = (id: MethodId) => names[METHODS[id].key] ?? METHODS[id].name
  const otherName = nameOf(other.method)
  const difference = (minutes: number) =>
    minutes === 0
      ? words.same
      : words.minutes(formatNumber(locale, minutes, { signDisplay: 'always', maximumFractionDigits: 0 }))
  return (
    <section className="panel stack gap-4" aria-labelledby="compare">
      <div>
        <h2 className="h3" id="compare">
          {words.title}
        </h2>
        <p className="soft">{words.lead}</p>
      </div>
      <Form method="get" className="athan-compare-form" preventScrollReset>
        <Field label={words.with}>
          <Select name="with" defaultValue={other.method} key={other.method}>
            {METHOD_IDS.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.school}>
          <Select name="school" defaultValue={other.school} key={other.school}>
            <option value="0">{t.prayer.schools.standard}</option>
            <option value="1">{t.prayer.schools.hanafi}</option>
          </Select>
        </Field>
        <Button type="submit" variant="outline">
          {words.show}
        </Button>
      </Form>
      <table className="athan-compare">
        <caption className="sr-only">{words.caption(otherName)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.prayer}</th>
            <th scope="col">
              {words.yours}
              <span className="small muted block">{nameOf(own)}</span>
            </th>
            <th scope="col">{otherName}</th>
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{t.prayer.names[row.name]}</th>
              <td>{writeTime(locale, row.own)}</td>
              <td>{writeTime(locale, row.other)}</td>
              <td className={row.minutes === 0 ? 'muted' : 'strong'}>{difference(row.minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Form method="post">
        <input type="hidden" name="method" value={other.method} />
        <input type="hidden" name="school" value={other.school} />
        <Button type="submit" variant="soft">
          {words.use(otherName)}
        </Button>
      </Form>
    </section>
  )
}
