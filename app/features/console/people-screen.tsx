// Everyone with an account, the newest first.
import '#app/ui/styles/work.css'
import './console.css'
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import { OlderPages } from './older-pages.tsx'
import { personPath } from './paths.ts'
import type { FoundPerson } from './queries.server.ts'
import { PEOPLE_KINDS, type PeopleQuestion, queryOf } from './rules.ts'

type Props = { people: FoundPerson[]; hasMore: boolean; question: PeopleQuestion }

export function PeopleScreen({ people, hasMore, question: { wanted, kind, before } }: Props) {
  const { locale, t } = useI18n()
  const words = t.console.people
  const last = people.at(-1)
  const asked = { q: wanted, kind }
  return (
    <>
      <Form method="get" className="filter-row" key={`${wanted} ${kind}`}>
        <Field id="q" label={words.search}>
          <Input type="search" name="q" maxLength={200} dir="auto" defaultValue={wanted} />
        </Field>
        <Field id="kind" label={words.kind}>
          <Select name="kind" defaultValue={kind ?? ''}>
            <option value="">{t.console.all}</option>
            {PEOPLE_KINDS.map((each) => (
              <option key={each} value={each}>
                {words.kinds[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">{t.console.show}</Button>
      </Form>
      {people.length === 0 ? (
        <EmptyState icon={Search} title={t.console.nothing}>
          {t.console.nothingText}
        </EmptyState>
      ) : (
        <Table
          caption={t.console.nav.people}
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            { id: 'person', header: words.person, rowHeader: true, cell: Person },
            {
              id: 'role',
              header: words.role,
              cell: ({ roles, locked_at, leaves_at }) => (
                <span className="row row--wrap gap-2">
                  {roles.length === 0 && !locked_at && !leaves_at && '–'}
                  {roles.map((role) => (
                    <Badge key={role} tone="brand">
                      {t.console.roles[role]}
                    </Badge>
                  ))}
                  {locked_at && <Badge tone="danger">{words.locked}</Badge>}
                  {leaves_at && <Badge tone="warning">{words.leaving}</Badge>}
                </span>
              ),
            },
            {
              id: 'joined',
              header: words.joined,
              cell: ({ joined_at }) => <span className="whitespace-nowrap">{writeDate(locale, joined_at)}</span>,
            },
          ]}
        />
      )}
      <OlderPages
        older={hasMore && last ? queryOf({ ...asked, before: `${last.joined_at}~${last.id}` }) : null}
        newest={before ? queryOf(asked) || '?' : null}
      />
    </>
  )
}

const Person = ({ id, name, handle, email }: FoundPerson) => (
  <>
    <Link className="link" to={personPath(id)}>
      <bdi>{name}</bdi>
    </Link>
    <span className="small muted block">
      <bdi dir="ltr">{[handle && `@${handle}`, email].filter(Boolean).join(' · ')}</bdi>
    </span>
  </>
)
