// The wall of messages to Gaza: words to read, a place to leave some, and who brings aid. Nothing here is for sale.
import { Form, useNavigation } from 'react-router'
import type { List } from '#app/core/contributions/contribution.ts'
import { ListEnds } from '#app/core/contributions/list-ends.tsx'
import { type ListFilter, listAddress } from '#app/core/contributions/list-filter.ts'
import { NewOnes } from '#app/core/contributions/new-ones.tsx'
import { OwnDrafts } from '#app/core/contributions/own-drafts.tsx'
import type { OwnDraft } from '#app/core/contributions/queries.server.ts'
import { useErrorWords } from '#app/core/contributions/use-words.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HandHeart } from '#app/ui/icons.ts'
import { MessageCard } from './message-card.tsx'
import { MessageFields } from './message-fields.tsx'
import type { AidOrganisation } from './queries.server.ts'
import './gaza.css'

type Props = {
  list: List
  filter: ListFilter
  crumbs: readonly Crumb[]
  now: string
  aid: readonly AidOrganisation[]
  /** One's own that nobody else sees yet. */
  drafts: readonly OwnDraft[]
  isSignedIn: boolean
  isSent: boolean
  country: string | null
  state: Refusal | undefined
}

const PATH = '/community/gaza'

export function WallPage({ list, filter, crumbs, now, aid, drafts, isSignedIn, isSent, country, state }: Props) {
  const { t } = useI18n()
  const words = t.gaza
  const section = t.community.sections.gaza
  return (
    <div className="page section stack gap-8">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-2">
        <h1 className="title">{section.title}</h1>
        <p className="lead">{section.lead}</p>
        <p className="soft">{words.dua}</p>
        <p className="gaza-jump">
          <Button href="#write" variant="outline">
            {section.write}
          </Button>
        </p>
      </header>
      <NewOnes topic="section:gaza" event="new" />
      <div className="gaza-page">
        <div className="gaza-wall">
          <OwnDrafts section="gaza" drafts={drafts} title={words.waiting} />
          {list.items.length === 0 && (
            <EmptyState icon={HandHeart} title={section.none}>
              {section.noneText}
            </EmptyState>
          )}
          {list.items.map((card) => (
            <MessageCard key={card.id} card={card} now={now} />
          ))}
          <ListEnds
            section="gaza"
            newest={filter.after ? PATH : null}
            older={list.next && listAddress(PATH, filter, { after: list.next })}
          />
        </div>
        <div className="gaza-side">
          <MessageForm isSignedIn={isSignedIn} isSent={isSent} last={drafts[0]?.slug} country={country} state={state} />
          <AidList aid={aid} />
        </div>
      </div>
    </div>
  )
}

function MessageForm({
  isSignedIn,
  isSent,
  last,
  country,
  state,
}: Pick<Props, 'isSignedIn' | 'isSent' | 'country' | 'state'> & { last: string | undefined }) {
  const { locale, t } = useI18n()
  const words = t.gaza
  const errors = useErrorWords()
  const busy = useNavigation().formData !== undefined
  const values = state?.values
  return (
    <section className="panel stack gap-4" id="write" aria-labelledby="write-title">
      <h2 className="h3" id="write-title">
        {t.community.sections.gaza.write}
      </h2>
      {isSent && (
        <Alert tone="success" announce>
          {words.sent}
        </Alert>
      )}
      {!isSignedIn && <Button to={`/login?${new URLSearchParams({ next: `${PATH}#write` })}`}>{words.signIn}</Button>}
      {isSignedIn && (
        // What was sent leaves the form: it stands among those that wait.
        <Form key={last} method="post" action={PATH} className="stack gap-4" noValidate>
          <ErrorSummary errors={summaryOf(errors, state, 'gaza-')} />
          <MessageFields values={values} usual={{ language: locale, country }} error={errorAt(errors, state, 'body')} />
          <Button type="submit" name="intent" value="publish" busy={busy}>
            {words.send}
          </Button>
          <p className="small muted">{words.readFirst}</p>
        </Form>
      )}
    </section>
  )
}

function AidList({ aid }: { aid: readonly AidOrganisation[] }) {
  const { locale, t } = useI18n()
  const words = t.gaza
  if (aid.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="aid">
      <h2 className="h3" id="aid">
        {words.aid}
      </h2>
      <p className="soft">{words.aidText}</p>
      <ul className="stack gap-4">
        {aid.map((organisation) => (
          <li key={organisation.id}>
            <a className="link strong" href={organisation.website} rel="noopener noreferrer" target="_blank" dir="auto">
              {organisation.name}
            </a>
            {organisation.about && (
              <p className="small" dir="auto">
                {organisation.about}
              </p>
            )}
            <p className="small">{organisation.work.map((work) => words.work[work]).join(' · ')}</p>
            <p className="small muted">
              <a className="link link--quiet" href={organisation.source} rel="noopener noreferrer" target="_blank">
                {words.source}
              </a>{' '}
              · {organisation.checked_on ? words.checked(writeDate(locale, organisation.checked_on)) : words.unchecked}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
