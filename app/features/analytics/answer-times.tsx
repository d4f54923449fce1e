// The team's answer times, and what waits for an answer.
import { useI18n } from '#app/i18n/catalogue.ts'
import { Card } from '#app/ui/card.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import type { Answers } from './queries.server.ts'
import { roundTime } from './rules.ts'

export function AnswerTimes({ answers }: { answers: Answers }) {
  const { t } = useI18n()
  const words = t.analytics.answers
  const write = (minutes: number) => {
    const { unit, count } = roundTime(minutes)
    return words[unit](count)
  }
  return (
    <Card as="section" title={words.title} headingLevel={3}>
      <div className="stack gap-3">
        <p className="soft">{words.lead}</p>
        <div className="analytics-tiles">
          {answers.map(({ kind, minutes, answered, waiting }) => (
            <StatTile
              key={kind}
              label={words.kinds[kind]}
              value={minutes === null ? '–' : write(minutes)}
              hint={`${answered === 0 ? words.none : words.answered(answered)} · ${words.waiting(waiting)}`}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}
