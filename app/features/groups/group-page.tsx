// One group: what it is, how one comes in, and for those who are in what is announced, planned and said.
import type { ReactNode } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { AuthorName, When, WhereFrom } from '#app/core/contributions/author-line.tsx'
import { ContributionRow } from '#app/core/contributions/contribution-row.tsx'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { withinCircle } from '#app/core/live/circle.ts'
import { useLive } from '#app/core/live/use-live.ts'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useReload } from '#app/core/request/use-renewal.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { Lock, Plus } from '#app/ui/icons.ts'
import { Textarea } from '#app/ui/textarea.tsx'
import type { GroupWhole } from './group.ts'
import { KIND_ICONS } from './group-card.tsx'
import { MOST_NOTE } from './schema.ts'
import './groups.css'
import '#app/core/contributions/contributions.css'
import '#app/ui/styles/work.css'

type Props = {
  group: GroupWhole
  crumbs: readonly Crumb[]
  now: string
  isSignedIn: boolean
  /** The days that are coming up, as rows. */
  events: ReactNode
  /** One's own link to the calendar, once it was asked for. */
  calendar: string | null
  state: Refusal | undefined
}

export function GroupPage({ group, crumbs, now, isSignedIn, events, calendar, state }: Props) {
  const t = useT()
  const words = t.groups
  const reload = useReload()
  const open = group.reads ? `group:${group.id}` : null
  useLive(group.circle ? withinCircle(group.circle, group.id) : open, () => void reload())
  const path = href('/group/:slug', { slug: group.slug })
  const wrong = errorAt({ ...t.ui.refusals, ...words.errors }, state, 'form')
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      {wrong && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      <GroupHead group={group} />
      {group.is_in && group.state !== 'published' && <Alert tone="info">{words.waits}</Alert>}
      {!group.is_in && <ComeIn group={group} isSignedIn={isSignedIn} path={path} state={state} />}
      {group.reads && (
        <div className="groups-columns">
          <div className="stack gap-8">
            {group.is_in && <Notes group={group} now={now} state={state} />}
            <Topics group={group} now={now} />
          </div>
          <div className="stack gap-8">
            <section className="stack gap-3" aria-labelledby="group-events">
              <h2 className="h3" id="group-events">
                {words.events}
              </h2>
              {group.events.length > 0 ? events : <p className="soft">{words.noEvents}</p>}
              {maySpeakFirst(group) && (
                <p>
                  <Button
                    to={`/community/events/new?group=${encodeURIComponent(group.slug)}`}
                    variant="outline"
                    size="sm"
                  >
                    <Plus className="i i--sm" />
                    {words.newEvent}
                  </Button>
                </p>
              )}
            </section>
            {group.is_in && <CalendarLink link={calendar} />}
            <Hosts group={group} />
            {group.is_in && <Leave />}
          </div>
        </div>
      )}
    </div>
  )
}

export function GroupHead({ group }: { group: GroupWhole }) {
  const { locale, t } = useI18n()
  const words = t.groups
  const KindIcon = KIND_ICONS[group.kind]
  const { place } = group
  return (
    <header className="stack gap-3">
      <div className="row gap-4">
        <span className="groups-mark">
          <KindIcon className="i i--lg" />
        </span>
        <h1 className="title" lang={group.language} dir="auto">
          {group.name}
        </h1>
      </div>
      <p className="contribution-meta">
        {group.is_private && (
          <Badge tone="gold">
            <Lock className="i i--xs" />
            {words.private}
          </Badge>
        )}
        {group.is_sample && <Badge>{t.contributions.sample}</Badge>}
        <span>{words.kinds[group.kind]}</span>
        <WhereFrom of={group} />
        {group.is_in ? (
          <Link className="link" to={href('/group/:slug/members', { slug: group.slug })}>
            {words.members(group.members_count)}
          </Link>
        ) : (
          <span>{words.members(group.members_count)}</span>
        )}
        {group.is_host && (group.asked_count ?? 0) > 0 && (
          <Link to={href('/group/:slug/members', { slug: group.slug })}>
            <Badge tone="solid">{`${words.people.asking}: ${group.asked_count}`}</Badge>
          </Link>
        )}
        {place && (
          <Link
            className="link"
            to={
              place.kind === 'mosque'
                ? href('/mosque/:id', { id: place.slug ?? place.id })
                : href('/business/:id', { id: place.slug ?? place.id })
            }
          >
            <bdi>{place.name}</bdi>
          </Link>
        )}
      </p>
      <div className="contribution-page">
        <MarkdownText text={group.about} language={group.language} below={1} />
      </div>
      <div className="row row--wrap gap-3">
        {group.is_host && (
          <>
            <Button to={href('/group/:slug/members', { slug: group.slug })} variant="soft" size="sm">
              {words.invite.title}
            </Button>
            <Button to={href('/group/:slug/settings', { slug: group.slug })} variant="outline" size="sm">
              {words.form.editTitle}
            </Button>
          </>
        )}
        {!group.is_owner && (group.reads || group.mine === 'invited') && (
          <span lang={locale}>
            <ReportLink kind="group" subject={group.id} what={group.name} />
          </span>
        )}
      </div>
    </header>
  )
}

type ComeInProps = { group: GroupWhole; isSignedIn: boolean; path: string; state: Refusal | undefined }
export function ComeIn({ group, isSignedIn, path, state }: ComeInProps) {
  const t = useT()
  const words = t.groups
  const busy = useNavigation().formData?.get('intent')
  const errors = { ...t.ui.refusals, ...words.errors }
  const mayJoin = group.mine === 'invited' || group.has_key || group.joining === 'open'
  if (!isSignedIn && (mayJoin || group.joining === 'asked'))
    return (
      <section className="panel stack gap-3 contribution-page">
        <p>
          <Button to={`/login?next=${encodeURIComponent(path)}`}>{words.signIn}</Button>
        </p>
      </section>
    )
  if (mayJoin)
    return (
      <section className="panel stack gap-3 contribution-page">
        {(group.mine === 'invited' || group.has_key) && <p className="strong">{words.invited}</p>}
        {!group.reads && <p className="soft">{words.readsInside}</p>}
        <Form method="post" className="row row--wrap gap-3">
          <Button type="submit" name="intent" value="join" busy={busy === 'join'}>
            {words.join}
          </Button>
          {group.mine === 'invited' && (
            <Button type="submit" name="intent" value="leave" variant="ghost" busy={busy === 'leave'}>
              {words.decline}
            </Button>
          )}
        </Form>
      </section>
    )
  if (group.mine === 'asked')
    return (
      <section className="panel row row--wrap between gap-3 contribution-page">
        <span>{words.asked}</span>
        <Form method="post">
          <Button type="submit" name="intent" value="leave" variant="ghost" size="sm">
            {words.withdraw}
          </Button>
        </Form>
      </section>
    )
  if (group.joining === 'asked')
    return (
      <Form method="post" className="panel stack gap-3 contribution-page" noValidate>
        <Field
          id="ask-words"
          label={words.askWords}
          hint={words.askHint}
          error={errorAt(errors, state, 'words')}
          optional
        >
          <Textarea name="words" rows={2} maxLength={300} dir="auto" defaultValue={state?.values.words ?? ''} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="ask" busy={busy === 'ask'}>
            {words.ask}
          </Button>
        </div>
      </Form>
    )
  return <p className="soft">{words.onlyInvited}</p>
}

function Notes({ group, now, state }: { group: GroupWhole; now: string; state: Refusal | undefined }) {
  const { locale, t } = useI18n()
  const words = t.groups.notes
  const errors = { ...t.ui.refusals, ...t.groups.errors }
  const busy = useNavigation().formData?.get('intent') === 'note'
  if (!group.is_host && group.notes.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="group-notes">
      <h2 className="h3" id="group-notes">
        {words.title}
      </h2>
      {group.is_host && (
        <details className="quiet-details" open={state?.values.intent === 'note'}>
          <summary>{words.write}</summary>
          <Form method="post" className="stack gap-3" noValidate>
            <Field
              id="note-body"
              label={words.write}
              hideLabel
              hint={words.hint}
              error={errorAt(errors, state, 'body')}
            >
              <Textarea
                key={group.notes[0]?.id}
                name="body"
                rows={3}
                maxLength={MOST_NOTE}
                dir="auto"
                defaultValue={state?.values.body ?? ''}
              />
            </Field>
            <div>
              <Button type="submit" name="intent" value="note" busy={busy}>
                {words.send}
              </Button>
            </div>
          </Form>
        </details>
      )}
      {group.notes.length === 0 && <p className="soft">{words.none}</p>}
      {group.notes.map((note) => (
        <article key={note.id} className="panel stack gap-2">
          <p className="contribution-meta">
            <AuthorName author={note.author} />
            <When at={note.at} now={now} />
          </p>
          <MarkdownText text={note.body} language={locale} below={2} />
          <div className="row row--wrap gap-3">
            {group.is_host && (
              <Form method="post">
                <input type="hidden" name="note" value={note.id} />
                <Button type="submit" name="intent" value="clear-note" variant="ghost" size="sm">
                  {words.remove}
                </Button>
              </Form>
            )}
            {!note.is_mine && <ReportLink kind="group_note" subject={note.id} what={words.title} />}
          </div>
        </article>
      ))}
    </section>
  )
}

/** Whether the reader begins topics and events here; hosts may keep that to themselves. */
const maySpeakFirst = ({ is_in, is_host, posting }: GroupWhole) => is_in && (is_host || posting === 'members')

function Topics({ group, now }: { group: GroupWhole; now: string }) {
  const words = useT().groups
  const path = href('/group/:slug', { slug: group.slug })
  return (
    <section className="stack gap-3" aria-labelledby="group-topics">
      <div className="row row--wrap between gap-3">
        <h2 className="h3" id="group-topics">
          {words.topics}
        </h2>
        {maySpeakFirst(group) && (
          <Button to={`/community/forum/new?group=${encodeURIComponent(group.slug)}`} size="sm">
            <Plus className="i i--sm" />
            {words.newTopic}
          </Button>
        )}
      </div>
      {group.topics.length === 0 && <p className="soft">{words.noTopics}</p>}
      {group.topics.length > 0 && (
        <div className="contribution-list">
          {group.topics.map((card) => (
            <div key={card.id}>
              <ContributionRow card={card} now={now} headingLevel={3} />
              {group.is_host && !card.is_mine && (
                <Form method="post">
                  <input type="hidden" name="contribution" value={card.id} />
                  <Button type="submit" name="intent" value="clear-topic" variant="ghost" size="sm">
                    {words.takeOut}
                  </Button>
                </Form>
              )}
            </div>
          ))}
        </div>
      )}
      {group.next && (
        <p>
          <Button to={`${path}?after=${encodeURIComponent(group.next)}`} variant="outline">
            {words.older}
          </Button>
        </p>
      )}
    </section>
  )
}

function CalendarLink({ link }: { link: string | null }) {
  const words = useT().groups.calendar
  return (
    <section className="panel stack gap-3" aria-labelledby="group-calendar">
      <h2 className="h4" id="group-calendar">
        {words.title}
      </h2>
      <p className="soft small">{words.text}</p>
      {link && <CopyField label={words.label} hint={words.hint} text={link} />}
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value={link ? 'renew-calendar' : 'calendar'} variant="outline" size="sm">
          {link ? words.renew : words.show}
        </Button>
      </Form>
    </section>
  )
}

function Hosts({ group }: { group: GroupWhole }) {
  const words = useT().groups
  if (group.hosts.length === 0) return null
  return (
    <section className="stack gap-2" aria-labelledby="group-hosts">
      <h2 className="h4" id="group-hosts">
        {words.hostedBy}
      </h2>
      <ul className="stack gap-1">
        {group.hosts.map((host) => (
          <li key={host?.handle ?? 'gone'}>
            <AuthorName author={host} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leave() {
  const words = useT().groups
  return (
    <details className="quiet-details">
      <summary>{words.leave}</summary>
      <Form method="post" className="stack gap-3">
        <p className="small">{words.leaveText}</p>
        <p>
          <Button type="submit" name="intent" value="leave" variant="danger" size="sm">
            {words.leave}
          </Button>
        </p>
      </Form>
    </details>
  )
}
