// Somebody's page: what they show of themselves and what they wrote.
import { Form, href } from 'react-router'
import { AuthorMark } from '#app/core/contributions/author-line.tsx'
import { ContributionRow } from '#app/core/contributions/contribution-row.tsx'
import { LimitsNote } from '#app/core/contributions/limits-note.tsx'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { countryName } from '#app/core/places/countries.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Bell, BellOff, MessageCircle, UserRound } from '#app/ui/icons.ts'
import type { Person, Way } from './queries.server.ts'

type Props = {
  person: Person
  path: string
  isSignedIn: boolean
  now: string
  said: string | null
  wrong: string | undefined
}

export function PersonPage({ person, path, isSignedIn, now, said, wrong }: Props) {
  const { locale, t } = useI18n()
  const words = t.people
  const names = new Intl.DisplayNames([intlTag(locale)], { type: 'language' })
  const place = [person.city, person.country_code && countryName(person.country_code, locale)]
    .filter(Boolean)
    .join(', ')
  return (
    <div className="page section">
      <div className="contribution-page stack gap-6">
        {said === 'reported' && (
          <Alert tone="success" announce>
            {words.block.reported}
          </Alert>
        )}
        {wrong && (
          <Alert tone="danger" announce>
            {wrong}
          </Alert>
        )}
        <header className="row row--wrap gap-4">
          <AuthorMark author={person} size="lg" />
          <div className="min-w-0 flex-[1_1_14rem]">
            <h1 className="title" dir="auto">
              {person.name}
            </h1>
            <p className="contribution-meta">
              <span dir="ltr">@{person.handle}</span>
              <Badge tone={person.is_staff ? 'brand' : 'neutral'}>{words.levels[person.trust]}</Badge>
              {person.is_sample && <Badge>{t.contributions.sample}</Badge>}
              {place && <span suppressHydrationWarning>{`${words.from}: ${place}`}</span>}
              {person.speaks && person.speaks.length > 0 && (
                <span
                  suppressHydrationWarning
                >{`${words.speaks}: ${person.speaks.map((code) => names.of(code) ?? code).join(', ')}`}</span>
              )}
              {person.joined && <span>{words.joined(writeDate(locale, person.joined))}</span>}
            </p>
          </div>
          {person.is_me && (
            <Button to="/account/profile" variant="outline">
              {words.edit}
            </Button>
          )}
        </header>
        {person.bio && <MarkdownText text={person.bio} language={locale} below={1} />}
        {person.way && <TrustWay way={person.way} />}
        {isSignedIn && !person.is_me && person.block !== 'block' && <FollowForm person={person} path={path} />}
        {isSignedIn && !person.is_me && <BlockForm person={person} path={path} />}
        {person.block !== 'block' && (
          <section className="stack gap-3" aria-labelledby="posts">
            <h2 className="h3" id="posts">
              {words.published(person.published ?? 0)}
            </h2>
            {!person.shows_contributions && <p className="soft">{words.hidden}</p>}
            {person.shows_contributions && person.items.length === 0 && (
              <EmptyState icon={UserRound} title={words.none} />
            )}
            <div className="contribution-list">
              {person.items.map((card) => (
                <ContributionRow key={card.id} card={card} now={now} hasSection headingLevel={3} />
              ))}
            </div>
            {person.next && (
              <Button to={`${path}?after=${encodeURIComponent(person.next)}`} variant="outline">
                {words.older}
              </Button>
            )}
          </section>
        )}
      </div>
    </div>
  )
}

/** What the level allows, and what the next one takes; to oneself only. */
function TrustWay({ way }: { way: Way }) {
  const { locale, t } = useI18n()
  const words = t.people.way
  return (
    <section className="panel stack gap-2" aria-labelledby="level">
      <h2 className="h4" id="level">
        {`${words.title}: ${t.people.levels[way.level]}`}
      </h2>
      <p>{words.allows[way.level]}</p>
      <LimitsNote limits={way.limits} of="posts" />
      {words.next[way.level] && (
        <p className="soft">
          {words.next[way.level]} {words.soFar(formatNumber(locale, way.published), formatNumber(locale, way.days))}
        </p>
      )}
    </section>
  )
}

function FollowForm({ person, path }: { person: Person; path: string }) {
  const words = useI18n().t.people.follow
  return (
    <div className="stack gap-2">
      <div className="row row--wrap gap-3">
        <Button to={href('/people/:handle/write', { handle: person.handle })}>
          <MessageCircle className="i i--sm" />
          {words.write}
        </Button>
        <Form method="post" action={path} preventScrollReset>
          <Button type="submit" variant="outline" name="intent" value={person.follows ? 'unfollow' : 'follow'}>
            {person.follows ? <BellOff className="i i--sm" /> : <Bell className="i i--sm" />}
            {person.follows ? words.on : words.follow}
          </Button>
        </Form>
      </div>
      <p className="small muted">{words.text}</p>
    </div>
  )
}

function BlockForm({ person, path }: { person: Person; path: string }) {
  const words = useI18n().t.people.block
  return (
    <Form method="post" action={path} className="stack gap-2">
      {person.block && <p className="soft">{person.block === 'mute' ? words.muted : words.blocked}</p>}
      <div className="row row--wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          name="intent"
          value={person.block === 'mute' ? 'release' : 'mute'}
        >
          {person.block === 'mute' ? words.unmute : words.mute}
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          name="intent"
          value={person.block === 'block' ? 'release' : 'block'}
        >
          {person.block === 'block' ? words.unblock : words.block}
        </Button>
        <Button type="submit" size="sm" variant="ghost" name="intent" value="report">
          {words.report}
        </Button>
      </div>
    </Form>
  )
}
