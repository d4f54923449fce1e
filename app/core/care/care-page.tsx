// Help for somebody in need: numbers to call where they are, people nearby, and nothing else. It needs no script.
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { MapPin, MessageCircle, Phone } from '#app/ui/icons.ts'
import { Select } from '#app/ui/select.tsx'
import type { Need } from './crisis-words.ts'
import { COMPARED_ON, type CountryHelp, DIRECTORY, type Helpline } from './helplines.ts'
import { writeNumber } from './write-number.ts'

export type CarePageData = {
  need: Need | null
  /** ISO 3166 code; empty where it is unknown. */
  countryCode: string
  countries: { code: string; name: string }[]
  help: CountryHelp
  /** The results of the search that led here. */
  results: string | null
}

export function CarePage({ need, countryCode, countries, help, results }: CarePageData) {
  const { locale, t } = useI18n()
  const words = t.care
  const { emergency, lines } = help
  const kinds = need === 'violence' ? (['home', 'mind'] as const) : (['mind', 'home'] as const)
  return (
    <div className="page stack max-w-[46rem] gap-6 py-8">
      <header className="stack gap-3">
        <h1 className="title">{words.title}</h1>
        <p className="text-lg">{words.lead[need ?? 'any']}</p>
      </header>
      <section className="panel stack gap-4" aria-labelledby="danger">
        <h2 className="h3" id="danger">
          {words.danger}
        </h2>
        {emergency.length > 0 ? (
          <ul className="row row--wrap gap-3">
            {emergency.map(({ service, number }) => (
              <li key={number}>
                <a className="btn btn--lg" href={`tel:${number}`}>
                  <Phone className="i" />
                  <span>
                    {words.call(words.services[service], '')} <bdi className="num">{number}</bdi>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p>{words.unknown}</p>
        )}
      </section>
      {kinds.map((kind) => (
        <Lines key={kind} heading={words[kind]} lines={lines.filter((line) => line.for === kind)} />
      ))}
      <p>
        {words.more} <bdi className="strong">{DIRECTORY}</bdi>
      </p>
      <section className="stack gap-3" aria-labelledby="people">
        <h2 className="h3" id="people">
          {words.people}
        </h2>
        <div className="row row--wrap gap-3">
          <Link className="btn btn--line" to="/mosques">
            <MapPin className="i" />
            {words.mosque}
          </Link>
          <Link className="btn btn--line" to="/contact">
            <MessageCircle className="i" />
            {words.team}
          </Link>
        </div>
        <p className="small soft">{words.teamNote}</p>
      </section>
      <Form method="get" className="row row--wrap items-end gap-3">
        {need && <input type="hidden" name="need" value={need} />}
        {results && <input type="hidden" name="results" value={results} />}
        <Field label={words.country}>
          <Select name="country" defaultValue={countryCode} key={countryCode}>
            {countryCode === '' && <option value="">–</option>}
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="outline">
          {words.show}
        </Button>
      </Form>
      <p className="small soft">{words.compared(writeDate(locale, COMPARED_ON))}</p>
      {results && (
        <p>
          <Link className="link" to={results}>
            {words.results}
          </Link>
        </p>
      )}
    </div>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly Helpline[] }) {
  if (lines.length === 0) return null
  return (
    <section className="stack gap-3">
      <h2 className="h3">{heading}</h2>
      <ul className="stack gap-3">
        {lines.map(({ name, number, source }) => (
          <li key={number}>
            <a className="panel row row--wrap gap-3 hover:border-line-strong" href={`tel:${number}`}>
              <Phone className="i" />
              <span className="stack">
                <span className="strong">
                  <bdi>{name}</bdi>
                </span>
                <span className="small soft">
                  <bdi>{source}</bdi>
                </span>
              </span>
              <bdi className="num strong text-lg">{writeNumber(number)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
