// The community's front door: the sections, what is new near you first, and who waits for an answer.
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { Card } from '#app/core/contributions/contribution.ts'
import { ContributionRow } from '#app/core/contributions/contribution-row.tsx'
import { plainText } from '#app/core/contributions/markdown.ts'
import type { Hub } from '#app/core/contributions/queries.server.ts'
import {
  contributionPath,
  SECTIONS,
  type SectionKey,
  sectionKeys,
  sectionPath,
} from '#app/core/contributions/sections.ts'
import { useOpen } from '#app/core/request/use-open.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Search, UsersRound } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { FirstSteps, type NearMosque } from './first-steps.tsx'
import './community.css'
import '#app/core/contributions/contributions.css'

type Props = {
  hub: Hub
  now: string
  placeName: string | null
  isSignedIn: boolean
  /** The nearest, where nobody wrote yet. */
  mosques: readonly NearMosque[]
  /** What stands beside the news. */
  aside?: ReactNode
  children?: ReactNode
}

/** The wall stands by itself; everything else mixes. */
const MIXED = sectionKeys.filter((section) => section !== 'gaza')
const SHOWN = 8

function newestOf(hub: Hub): Card[] {
  const cards = MIXED.flatMap((section) => hub.sections[section] ?? [])
  return cards
    .toSorted(
      (a, b) =>
        Number(b.is_near ?? false) - Number(a.is_near ?? false) ||
        Date.parse(b.last_activity_at) - Date.parse(a.last_activity_at),
    )
    .slice(0, SHOWN)
}

export function HubPage({ hub, now, placeName, isSignedIn, mosques, aside, children }: Props) {
  const t = useT()
  const isOpen = useOpen()
  const words = t.community.hub
  const fresh = newestOf(hub)
  const wall = hub.sections.gaza ?? []
  const hasNear = fresh.some(({ is_near }) => is_near)
  const hasSample = [...fresh, ...wall].some(({ is_sample }) => is_sample)
  return (
    <div className="page section stack gap-8">
      <header className="stack gap-3">
        <h1 className="title">{t.community.title}</h1>
        {fresh.length > 0 && <p className="lead">{t.community.lead}</p>}
        <Form role="search" action="/community/search" className="contribution-search">
          <Field label={words.search} hideLabel>
            <Input type="search" name="q" placeholder={t.community.search.placeholder} maxLength={100} />
          </Field>
          <Button type="submit" variant="outline">
            <Search className="i i--sm" />
            {t.contributions.list.find}
          </Button>
        </Form>
      </header>
      {fresh.length === 0 && <FirstSteps mosques={mosques} hasPlace={placeName !== null} />}
      <nav className="community-doors" aria-label={t.community.title}>
        {sectionKeys
          .filter((section) => isOpen(sectionPath(section)))
          .map((section) => (
            <Door key={section} section={section} />
          ))}
        {isOpen('/groups') && (
          <Link className="community-door" to="/groups">
            <UsersRound className="i i--lg" />
            <b className="strong">{t.groups.title}</b>
            <span className="small soft">{t.groups.lead}</span>
          </Link>
        )}
      </nav>
      {children}
      <div className="community-columns">
        {fresh.length > 0 && (
          <section className="stack gap-3" aria-labelledby="fresh">
            <h2 className="h3" id="fresh">
              {hasNear && placeName ? words.near(placeName) : words.fresh}
            </h2>
            <div className="contribution-list">
              {fresh.map((card) => (
                <ContributionRow key={card.id} card={card} now={now} hasSection headingLevel={3} />
              ))}
            </div>
            {hasSample && <p className="small muted">{words.sampleNote}</p>}
          </section>
        )}
        <div className="stack gap-8">
          {hub.unanswered.length > 0 && <Unanswered cards={hub.unanswered} />}
          {aside}
          {wall.length > 0 && <Wall cards={wall} />}
          {!isSignedIn && (
            <section className="panel stack gap-3" aria-labelledby="join">
              <h2 className="h4" id="join">
                {words.join}
              </h2>
              <p className="soft">{words.joinText}</p>
              <Button to="/register?next=%2Fcommunity">{words.register}</Button>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

function Door({ section }: { section: SectionKey }) {
  const words = useT().community.sections[section]
  const { icon: Icon } = SECTIONS[section]
  return (
    <Link className="community-door" to={sectionPath(section)}>
      <Icon className="i i--lg" />
      <b className="strong">{words.name}</b>
      <span className="small soft">{words.lead}</span>
    </Link>
  )
}

function Unanswered({ cards }: { cards: readonly Card[] }) {
  const words = useT().community.hub
  return (
    <section className="stack gap-3" aria-labelledby="unanswered">
      <h2 className="h4" id="unanswered">
        {words.unanswered}
      </h2>
      <p className="small soft">{words.unansweredText}</p>
      <ul className="stack gap-2">
        {cards.map((card) => (
          <li key={card.id}>
            <Link className="link" to={contributionPath(card.section, card.slug)} lang={card.language} dir="auto">
              {card.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wall({ cards }: { cards: readonly Card[] }) {
  const { hub: words, sections } = useT().community
  return (
    <section className="stack gap-3" aria-labelledby="wall">
      <h2 className="h4" id="wall">
        {words.wall}
      </h2>
      {cards.slice(0, 3).map((card) => (
        <blockquote key={card.id} className="contribution-quote" lang={card.language} dir="auto">
          {plainText(card.excerpt, 160)}
        </blockquote>
      ))}
      <Link className="link" to="/community/gaza">
        {words.all(sections.gaza.name)}
      </Link>
    </section>
  )
}
