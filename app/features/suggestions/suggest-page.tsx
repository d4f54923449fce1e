// Suggesting an edit of a business: what should be corrected, the field itself, and what became of it before.
import '#app/ui/styles/work.css'
import './suggestions.css'
import { Form, Link } from 'react-router'
import { FACTS } from '#app/core/listings/facts.ts'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { ChevronRight } from '#app/ui/icons.ts'
import { Change, useFieldName } from './change.tsx'
import type { Said, SuggestRefusal } from './commands.server.ts'
import type { State, Suggested, SuggestionsAt } from './queries.server.ts'
import { OWN_FIELDS, type SuggestField } from './rules.ts'
import { SuggestForm } from './suggest-form.tsx'

type Props = {
  at: SuggestionsAt
  name: string
  path: string
  field: SuggestField | null
  /** Whoever answered "Still true? No" is asked what is. */
  isAsked: boolean
  said: Said | null
  state: SuggestRefusal | null
}

export function SuggestPage({ at, name, path, field, isAsked, said, state }: Props) {
  const { t } = useI18n()
  const words = t.suggestions
  const errors = summaryOf({ ...t.ui.refusals, ...words.errors }, state)
  const wrongHours = state?.hours?.errors.map((one) => ({
    fieldId: one.field,
    message: t.hours.editor.errors[one.error],
  }))
  return (
    <FormPage
      title={words.title(name)}
      lead={isAsked && !said ? words.leadAsked : words.lead}
      back={{ to: path, label: words.back }}
      said={said && !state ? words.said[said] : null}
      errors={wrongHours ?? errors}
    >
      {at.asked && at.asked.length > 0 && <AskedList asked={at.asked} />}
      {field && (!said || state) ? (
        <>
          <SuggestForm field={field} present={at.present} state={state} />
          <p>
            <Link className="link" to={`${path}/suggest`}>
              {words.other}
            </Link>
          </p>
        </>
      ) : (
        <Chooser path={path} />
      )}
      {at.mine.length > 0 && <Mine mine={at.mine} />}
    </FormPage>
  )
}

function Chooser({ path }: { path: string }) {
  const { t } = useI18n()
  const words = t.suggestions
  const nameOf = useFieldName()
  const row = (to: string, label: string) => (
    <li key={to}>
      <Link className="suggestions-row" to={to}>
        <span className="grow">{label}</span>
        <ChevronRight className="i i--sm flip" />
      </Link>
    </li>
  )
  return (
    <nav className="stack gap-4" aria-labelledby="choose">
      <h2 className="h4" id="choose">
        {words.choose}
      </h2>
      <ul className="suggestions-rows">
        {OWN_FIELDS.map((field) => row(`${path}/suggest?field=${field}`, nameOf(field)))}
        {row(`${path}/halal`, words.halal)}
        {row(`${path}/photos`, words.photo)}
      </ul>
      <details className="quiet-details">
        <summary>{words.facts}</summary>
        <ul className="suggestions-rows">{FACTS.map((fact) => row(`${path}/suggest?field=${fact}`, nameOf(fact)))}</ul>
      </details>
    </nav>
  )
}

const TONES: Record<State, 'info' | 'brand' | 'neutral'> = {
  pending: 'info',
  accepted: 'brand',
  rejected: 'neutral',
  overtaken: 'neutral',
}

function Mine({ mine }: { mine: readonly Suggested[] }) {
  const { locale, t } = useI18n()
  const words = t.suggestions
  return (
    <section className="stack gap-4" aria-labelledby="yours">
      <h2 className="h4" id="yours">
        {words.yours}
      </h2>
      <ul className="change-list">
        {mine.map((one) => (
          <li key={one.id} className="panel stack gap-3">
            <p className="row between">
              <Badge tone={TONES[one.state]}>{words.states[one.state]}</Badge>
              <time className="small muted" dateTime={one.at}>
                {writeDate(locale, one.at)}
              </time>
            </p>
            <Change of={one} />
            {one.state === 'pending' && (
              <Form method="post">
                <input type="hidden" name="intent" value="withdraw" />
                <input type="hidden" name="suggestion" value={one.id} />
                <button type="submit" className="link">
                  {words.withdraw}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function AskedList({ asked }: { asked: readonly Suggested[] }) {
  const { locale, t } = useI18n()
  const words = t.suggestions
  return (
    <section className="stack gap-4" aria-labelledby="asked">
      <h2 className="h4" id="asked">
        {words.asked}
      </h2>
      <ul className="change-list">
        {asked.map((one) => (
          <li key={one.id} className="panel stack gap-3">
            <p className="row between">
              <Badge tone={TONES[one.state]}>{words.states[one.state]}</Badge>
              <time className="small muted" dateTime={one.at}>
                {writeDate(locale, one.at)}
              </time>
            </p>
            <Change of={one} />
            {one.note && (
              <blockquote className="quotation quotation--small" dir="auto">
                {one.note}
              </blockquote>
            )}
            {!one.isOwn && (
              <Form method="post" className="row row--wrap gap-2">
                <input type="hidden" name="intent" value="decide" />
                <input type="hidden" name="suggestion" value={one.id} />
                {one.state === 'pending' ? (
                  <>
                    <Button type="submit" name="decision" value="accept">
                      {words.accept}
                    </Button>
                    <Button type="submit" name="decision" value="decline" variant="outline">
                      {words.decline}
                    </Button>
                  </>
                ) : (
                  <Button type="submit" name="decision" value="undo" variant="outline">
                    {words.undo}
                  </Button>
                )}
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
