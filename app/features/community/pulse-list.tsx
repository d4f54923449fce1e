// The team's list of what makes a community alive: each with its figure, and the next thing to do.
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Pulse } from './pulse.server.ts'
import { ALIVE, PULSE_PARTS, type PulsePart } from './pulse.ts'
import './community.css'

const WAYS: Record<PulsePart, string> = {
  voices: '/invite',
  answers: '/community/forum?show=unanswered',
  returning: '/community/events/new',
  events: '/community/events/new',
  groups: '/groups/new',
  mosques: '/mosques',
  waiting: '/dashboard/staff',
  invited: '/invite',
}

export function PulseList({ pulse: { facts, alive } }: { pulse: Pulse }) {
  const { locale, t } = useI18n()
  const words = t.community.pulse
  const write = (n: number) => formatNumber(locale, n)
  const said: Record<PulsePart, string> = {
    voices: words.facts.voices(write(facts.writers), write(facts.joined)),
    answers: words.facts.answers(write(facts.answered_in_a_day), write(facts.topics), write(facts.unanswered)),
    returning: words.facts.count(write(facts.returning), write(ALIVE.returning)),
    events: words.facts.count(write(facts.events_ahead), write(ALIVE.events)),
    groups: words.facts.count(write(facts.groups), write(ALIVE.groups)),
    mosques: words.facts.count(write(facts.mosques_kept), write(ALIVE.mosques)),
    waiting: facts.waiting_since
      ? words.facts.waiting(write(facts.waiting), writeDate(locale, facts.waiting_since))
      : words.facts.nothingWaits,
    invited: words.facts.count(write(facts.came_invited), write(ALIVE.invited)),
  }
  const left = PULSE_PARTS.length - alive.length
  return (
    <section className="panel stack gap-4" aria-labelledby="pulse">
      <header className="stack gap-1">
        <h2 className="h4" id="pulse">
          {words.title} <Badge tone={left > 0 ? 'gold' : 'brand'}>{left > 0 ? words.left(left) : words.allDone}</Badge>
        </h2>
        <p className="small soft">{words.lead}</p>
      </header>
      <ul className="community-pulse">
        {PULSE_PARTS.map((part) => {
          const { title, how, go } = words.parts[part]
          const lives = alive.includes(part)
          return (
            <li key={part}>
              <div className="stack gap-1">
                <h3 className="strong">
                  {title}{' '}
                  <Badge tone={lives ? 'brand' : 'neutral'}>{lives ? words.states.done : words.states.open}</Badge>
                </h3>
                <p className="num">{said[part]}</p>
                {!lives && <p className="small soft">{how}</p>}
              </div>
              {!lives && (
                <Button to={WAYS[part]} variant="soft" size="sm">
                  {go}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
