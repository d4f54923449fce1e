// First steps for a section in which nobody wrote yet: three things that bring a community to life, each of them one tap
// away.
import { href, Link } from 'react-router'
import { sectionPath } from '#app/core/contributions/sections.ts'
import { StartChips } from '#app/core/contributions/start-chips.tsx'
import { distanceText } from '#app/core/places/distance.ts'
import { useOpen } from '#app/core/request/use-open.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { CalendarDays, Landmark, MessageCircle, Users, Utensils } from '#app/ui/icons.ts'
import { KhatamOutline } from '#app/ui/khatam-outline.tsx'
import './community.css'

export type NearMosque = { id: string; slug: string | null; name: string; city: string; distance: number }

type Props = { mosques: readonly NearMosque[]; hasPlace: boolean }

const WRITTEN = [
  { section: 'forum', icon: MessageCircle },
  { section: 'events', icon: CalendarDays },
  { section: 'recipes', icon: Utensils },
] as const

export function FirstSteps({ mosques, hasPlace }: Props) {
  const { locale, t } = useI18n()
  const words = t.community.first
  const isOpen = useOpen()
  return (
    <section className="community-first" aria-labelledby="first">
      <header className="community-first__head">
        <KhatamOutline className="community-first__mark" />
        <h2 className="h3" id="first">
          {words.title}
        </h2>
        <p className="lead">{words.lead}</p>
      </header>
      <ol className="community-first__steps">
        <li className="panel stack gap-4">
          <StepHead number={1} title={words.write} text={words.writeText} />
          {WRITTEN.filter((one) => isOpen(sectionPath(one.section))).map(({ section, icon: SectionIcon }) => (
            <div key={section} className="stack gap-2">
              <h4 className="row gap-2 strong">
                <SectionIcon className="i i--sm" />
                {t.community.sections[section].write}
              </h4>
              <StartChips section={section} />
            </div>
          ))}
        </li>
        <li className="panel stack gap-4">
          <StepHead number={2} title={words.mosques} text={words.mosquesText} />
          {!hasPlace && <p className="small muted">{words.noPlace}</p>}
          <ul className="community-first__mosques">
            {mosques.map(({ id, slug, name, city, distance }) => (
              <li key={id}>
                <Link className="link link--quiet strong" to={href('/mosque/:id', { id: slug || id })}>
                  <bdi>{name}</bdi>
                </Link>
                <span className="small muted">
                  {[distanceText(distance, locale, t.listings.distance), city].filter(Boolean).join(' · ')}
                </span>
                {isOpen('/community/events') && (
                  <Link className="link small" to={`/community/events/new?place=${id}`}>
                    {words.addEvent}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <Button to="/mosques" variant="outline" className="self-start">
            <Landmark className="i i--sm" />
            {words.allMosques}
          </Button>
        </li>
        <li className="panel stack gap-4">
          <StepHead number={3} title={words.invite} text={words.inviteText} />
          <Button to="/invite" className="self-start">
            <Users className="i i--sm" />
            {words.inviteGo}
          </Button>
        </li>
      </ol>
    </section>
  )
}

function StepHead({ number, title, text }: { number: number; title: string; text: string }) {
  const { locale } = useI18n()
  return (
    <div className="stack gap-1">
      <h3 className="h4 row gap-3">
        <span className="community-first__number num" aria-hidden="true">
          {formatNumber(locale, number)}
        </span>
        {title}
      </h3>
      <p className="soft">{text}</p>
    </div>
  )
}
