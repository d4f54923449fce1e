// The record of changes, with a search.
import '#app/ui/styles/work.css'
import './console.css'
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Download, Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { Select } from '#app/ui/select.tsx'
import { Moment } from './moment.tsx'
import { OlderPages } from './older-pages.tsx'
import { personPath } from './paths.ts'
import type { Change } from './queries.server.ts'
import { type ChangesQuestion, isId, queryOf } from './rules.ts'

type Props = { changes: Change[]; entities: string[]; hasMore: boolean; question: ChangesQuestion }

export function ChangesScreen({ changes, entities, hasMore, question }: Props) {
  const { t } = useI18n()
  const { before, ...asked } = question
  const last = changes.at(-1)
  return (
    <>
      <ChangesFilter entities={entities} question={question} />
      {changes.length === 0 ? (
        <EmptyState icon={Search} title={t.console.nothing}>
          {t.console.nothingText}
        </EmptyState>
      ) : (
        <Card as="section">
          <ul className="console-rows">
            {changes.map((change) => (
              <li key={change.id}>
                <ChangeRow change={change} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <OlderPages
        older={hasMore && last ? queryOf({ ...asked, before: last.id }) : null}
        newest={before === null ? null : queryOf(asked) || '?'}
      />
    </>
  )
}

function ChangesFilter({ entities, question }: Pick<Props, 'entities' | 'question'>) {
  const { locale, t } = useI18n()
  const words = t.console.changes
  const nameOf = useEntityName()
  const { before: _, ...asked } = question
  return (
    <PhoneFold isActive={Object.values(asked).some(Boolean)}>
      <Form method="get" className="filter-row" key={JSON.stringify(asked)}>
        <Field id="who" label={words.who}>
          <Input name="who" maxLength={200} dir="auto" defaultValue={question.who} />
        </Field>
        <Field id="what" label={words.what}>
          <Select name="what" defaultValue={question.what}>
            <option value="">{t.console.all}</option>
            {entities
              .map((entity) => ({ entity, name: nameOf(entity) }))
              .sort((a, b) => a.name.localeCompare(b.name, locale))
              .map(({ entity, name }) => (
                <option key={entity} value={entity}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        <Field id="how" label={words.how}>
          <Select name="how" defaultValue={question.how}>
            <option value="">{t.console.all}</option>
            {Object.entries(words.actions).map(([action, name]) => (
              <option key={action} value={action}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="which" label={words.which}>
          <Input name="which" maxLength={200} dir="ltr" defaultValue={question.which} />
        </Field>
        <Field id="since" label={words.since}>
          <Input type="date" name="since" defaultValue={question.since ?? ''} />
        </Field>
        <Field id="until" label={words.until}>
          <Input type="date" name="until" defaultValue={question.until ?? ''} />
        </Field>
        <Button type="submit">{t.console.show}</Button>
        <Button href={`/dashboard/superadmin/changes.csv${queryOf(asked)}`} variant="outline" download>
          <Download className="i i--sm" />
          {t.console.download}
        </Button>
      </Form>
    </PhoneFold>
  )
}

const TONES: Readonly<Record<string, 'brand' | 'info' | 'danger' | 'warning'>> = {
  insert: 'brand',
  update: 'info',
  delete: 'danger',
  lock: 'danger',
  erase: 'danger',
  end_sessions: 'warning',
}

/** What kind of record it is, in words; one of a newer version has the name of its table only. */
function useEntityName() {
  const names: Readonly<Record<string, string>> = useI18n().t.console.changes.entities
  return (entity: string) => names[entity] ?? entity
}

function ChangeRow({ change }: { change: Change }) {
  const { t } = useI18n()
  const words = t.console.changes
  const actions: Readonly<Record<string, string>> = words.actions
  const name = change.actor_name ?? (change.actor ? words.former : words.site)
  return (
    <>
      <p className="row row--wrap gap-2">
        <Badge tone={TONES[change.action] ?? 'neutral'}>{actions[change.action] ?? change.action}</Badge>
        <span className="strong">{useEntityName()(change.entity)}</span>
        <About change={change} />
      </p>
      <p className="small muted">
        <Moment at={change.at} /> ·{' '}
        {change.actor && change.actor_name ? (
          <Link className="link" to={personPath(change.actor)}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          name
        )}{' '}
        · <bdi dir="ltr">{change.entity}</bdi>
      </p>
      {change.reason && (
        <p>
          {t.console.reason}: <bdi>{change.reason}</bdi>
        </p>
      )}
      <Details change={change} />
    </>
  )
}

/** Whom or what it is about: a person by their name, all else by its id. */
function About({ change: { entity_id: id, about } }: { change: Change }) {
  const [person = '', role] = id.split('/')
  if (about === null || !isId(person))
    return (
      <span className="small muted break-all" dir="ltr">
        {id}
      </span>
    )
  return (
    <>
      <Link className="link" to={personPath(person)}>
        <bdi>{about}</bdi>
      </Link>
      {role && (
        <span className="small muted" dir="ltr">
          {role}
        </span>
      )}
    </>
  )
}

function Details({ change: { id, before, after } }: { change: Change }) {
  const words = useI18n().t.console.changes
  if (!before && !after) return null
  return (
    <details className="console-act">
      <summary>
        {words.details}
        <span className="sr-only"> {id}</span>
      </summary>
      {[
        { name: words.before, value: before },
        { name: words.after, value: after },
      ].map(
        ({ name, value }) =>
          value !== null &&
          value !== undefined && (
            <div key={name} className="stack gap-1 pb-3">
              <span className="small muted">{name}</span>
              <pre className="console-code" dir="ltr">
                {JSON.stringify(value, null, 2)}
              </pre>
            </div>
          ),
      )}
    </details>
  )
}
