// The first screen: where to go, each with what is true there now.
import { isKeyOf } from '#app/lib/records.ts'
import './console.css'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Icon } from '#app/ui/icon.tsx'
import type { Facts } from './queries.server.ts'
import { writeBytes } from './rules.ts'

type Screen =
  | 'people'
  | 'changes'
  | 'mail'
  | 'jobs'
  | 'settings'
  | 'health'
  | 'webLog'
  | 'plans'
  | 'archive'
  | 'analytics'
type Props = { facts: Facts; screens: readonly { screen: string; to: string; icon: Icon }[] }

export function Overview({ facts, screens }: Props) {
  const { locale, t } = useI18n()
  const words = t.console.facts
  const some = (count: number, text: string) => (count > 0 ? [text] : [])
  const said: Record<Screen, string[]> = {
    people: [
      words.people(facts.people),
      words.newPeople(facts.new_people),
      ...some(facts.locked, words.locked(facts.locked)),
    ],
    changes: [words.changes(facts.changes)],
    mail: [words.waiting(facts.mail_waiting), ...some(facts.mail_failed, words.failed(facts.mail_failed))],
    jobs: [words.jobs(facts.jobs), ...some(facts.jobs_failing, words.failing(facts.jobs_failing))],
    settings: [words.settings(facts.settings)],
    health: [words.size(writeBytes(locale, facts.bytes))],
    webLog: [words.failures(facts.failures)],
    plans: [words.subscribers(facts.subscribers)],
    archive: [facts.last_export ? words.exported(writeDate(locale, facts.last_export)) : words.neverExported],
    analytics: [words.promos(facts.promos)],
  }
  const shown = screens.flatMap((entry) => (isKeyOf(said, entry.screen) ? [{ ...entry, screen: entry.screen }] : []))
  return (
    <ul className="console-cards">
      {shown.map(({ screen, to, icon: Icon }) => (
        <li key={screen}>
          <Link className="panel console-card" to={to}>
            <Icon className="i" />
            <span className="stack gap-1">
              <span className="strong">{t.console.nav[screen]}</span>
              <span className="small soft">{said[screen].join(' · ')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
