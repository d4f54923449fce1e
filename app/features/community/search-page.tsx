// The search of the community: one list of all kinds, with tabs that say how many there are of each.
import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { AuthorMark, WhereFrom } from '#app/core/contributions/author-line.tsx'
import { ContributionRow } from '#app/core/contributions/contribution-row.tsx'
import { plainText } from '#app/core/contributions/markdown.ts'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import { CalendarDays, Landmark, MessageCircle, Search, Store, UsersRound } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import {
  askedAddress,
  COMMUNITY_SEARCH_PATH,
  type CommunityAsked,
  type CommunityFound,
  type CommunityHit,
  HIT_KINDS,
  HITS_OF_A_PAGE,
  type HitKind,
  isOtherKind,
  LONGEST_SEARCH,
} from './search.ts'
import './community.css'
import '#app/core/contributions/contributions.css'

/** As many as the database counts of one kind. */
const MOST_COUNTED = 1000

const kindName = (t: Messages, kind: HitKind) =>
  isOtherKind(kind) ? t.community.search.kinds[kind] : t.community.sections[kind].name

type Props = { asked: CommunityAsked; found: CommunityFound; now: string }

export function CommunitySearchPage({ asked, found, now }: Props) {
  const { locale, t } = useI18n()
  const words = t.community.search
  const { hits, counts, isMore } = found
  const write = (n: number) => `${formatNumber(locale, Math.min(n, MOST_COUNTED))}${n > MOST_COUNTED ? '+' : ''}`
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const tab = (kind: HitKind | null, label: string, n: number) => ({
    to: askedAddress(asked, { kind }),
    label: (
      <>
        {label} <span className="muted num">{write(n)}</span>
      </>
    ),
    current: asked.kind === kind,
  })
  const tabs = [
    tab(null, t.search.all, total),
    ...HIT_KINDS.flatMap((kind) => {
      const n = counts[kind] ?? 0
      return n > 0 || asked.kind === kind ? [tab(kind, kindName(t, kind), n)] : []
    }),
  ]
  return (
    <div className="page section stack gap-6">
      <h1 className="title">{asked.words === '' ? words.title : t.pages.list.foundFor(asked.words)}</h1>
      <Form role="search" action={COMMUNITY_SEARCH_PATH} className="contribution-search">
        <Field label={words.title} hideLabel>
          <Input
            // A new search arrives by navigation: the box must then show its words.
            key={asked.words}
            type="search"
            name="q"
            defaultValue={asked.words}
            placeholder={words.placeholder}
            maxLength={LONGEST_SEARCH}
            dir="auto"
          />
        </Field>
        <Button type="submit" variant="outline">
          <Search className="i i--sm" />
          {t.contributions.list.find}
        </Button>
      </Form>
      {asked.words !== '' && total > 0 && <LinkTabs label={t.search.tabs} items={tabs} className="community-tabs" />}
      {asked.words !== '' && hits.length === 0 && (
        <EmptyState icon={Search} title={words.none} action={<Button to="/community/forum/new">{words.ask}</Button>}>
          {words.noneText}
        </EmptyState>
      )}
      {hits.length > 0 && (
        <div className="contribution-list">
          {hits.map((hit) => (
            <HitRow key={keyOf(hit)} hit={hit} now={now} />
          ))}
        </div>
      )}
      {(isMore || asked.from > 0) && (
        <nav className="row row--wrap gap-3" aria-label={t.contributions.list.pages}>
          {asked.from > 0 && (
            <Button to={askedAddress(asked, { from: Math.max(0, asked.from - HITS_OF_A_PAGE) })} variant="outline">
              {words.before}
            </Button>
          )}
          {isMore && (
            <Button to={askedAddress(asked, { from: asked.from + HITS_OF_A_PAGE })} variant="outline">
              {words.more}
            </Button>
          )}
        </nav>
      )}
    </div>
  )
}

function keyOf(hit: CommunityHit): string {
  switch (hit.kind) {
    case 'group':
      return `group ${hit.group.slug}`
    case 'person':
      return `person ${hit.person.handle}`
    case 'tag':
      return `tag ${hit.tag}`
    case 'place':
      return `place ${hit.place.id}`
    case 'occasion':
      return `occasion ${hit.occasion.id}`
    default:
      return hit.card.id
  }
}

function HitRow({ hit, now }: { hit: CommunityHit; now: string }) {
  const { t } = useI18n()
  const words = t.community.search
  switch (hit.kind) {
    case 'group': {
      const { slug, name, about, language, members_count, is_sample } = hit.group
      return (
        <Row
          mark={<Mark icon={UsersRound} />}
          to={href('/group/:slug', { slug })}
          title={name}
          language={language}
          text={plainText(about, 160)}
          kind={words.kinds.group}
        >
          <span>{t.groups.members(members_count)}</span>
          <WhereFrom of={hit.group} />
          {is_sample && <span>{t.contributions.sample}</span>}
        </Row>
      )
    }
    case 'person': {
      const { handle, name } = hit.person
      return (
        <Row
          mark={<AuthorMark author={hit.person} size="sm" />}
          to={href('/people/:handle', { handle })}
          title={name}
          text={hit.bio && plainText(hit.bio, 160)}
          kind={words.kinds.person}
        >
          <bdi dir="ltr">@{handle}</bdi>
        </Row>
      )
    }
    case 'tag':
      return (
        <Row
          mark={<Mark icon={MessageCircle} />}
          to={href('/community/forum/tags/:tag', { tag: hit.tag })}
          title={`#${hit.tag}`}
          kind={words.kinds.tag}
        >
          <span>{words.topics(hit.used)}</span>
        </Row>
      )
    case 'place':
      return (
        <Row
          mark={<Mark icon={hit.place.of === 'mosque' ? Landmark : Store} />}
          to={hit.place.to}
          title={hit.place.name}
          kind={words.kinds.place}
        >
          <span dir="auto">{hit.place.detail}</span>
        </Row>
      )
    case 'occasion':
      return (
        <Row
          mark={<Mark icon={CalendarDays} />}
          to={hit.occasion.to}
          title={hit.occasion.title}
          kind={words.kinds.occasion}
        >
          <span dir="auto">{hit.occasion.detail}</span>
        </Row>
      )
    default:
      return <ContributionRow card={hit.card} now={now} hasSection />
  }
}

const Mark = ({ icon: KindIcon }: { icon: Icon }) => (
  <span className="community-mark">
    <KindIcon className="i i--sm" />
  </span>
)

type RowProps = {
  mark: ReactNode
  to: string
  title: string
  language?: string
  text?: string | null
  kind: string
  children: ReactNode
}

function Row({ mark, to, title, language, text, kind, children }: RowProps) {
  return (
    <article className="contribution-row">
      {mark}
      <div className="contribution-row__main">
        <h2 className="contribution-row__title" {...(language && { lang: language })}>
          <Link to={to}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        {text && (
          <p className="contribution-row__text" {...(language && { lang: language })}>
            <bdi>{text}</bdi>
          </p>
        )}
        <p className="contribution-meta">
          <Badge tone="brand">{kind}</Badge>
          {children}
        </p>
      </div>
    </article>
  )
}
