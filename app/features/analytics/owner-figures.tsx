// Figures of visits to an owner's listings: today, and over the days.
import './analytics.css'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Download } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { Branches } from './branches.tsx'
import { DemandMap } from './demand-map.tsx'
import { FigureCard } from './figure-card.tsx'
import type { Answers, Branch, OwnerFigures as Figures, ShownSearches as Shown } from './queries.server.ts'
import { besideBefore, FIGURES, ownerQuery, SPANS, USUAL_SPAN } from './rules.ts'
import { ShownSearches } from './shown-searches.tsx'

type Props = {
  figures: Figures
  shown: Shown
  answers: Answers | null
  branches: readonly Branch[] | null
}

export function OwnerFigures({ figures, shown, answers, branches }: Props) {
  const { locale, t } = useI18n()
  const words = t.analytics.owner
  const { days, span, chosen, listings } = figures
  const place = chosen?.id ?? null
  const [today, yesterday] = [days.at(-1), days.at(-2)]
  // Five empty charts tell a new owner nothing; a short span without a visit still has the longer ones to go to.
  const isDrawn = span !== USUAL_SPAN || days.some((day) => FIGURES.some((figure) => day[figure] > 0))
  return (
    <section className="stack gap-4 mt-6" aria-labelledby="figures">
      <h2 className="h1" id="figures">
        {words.title}
      </h2>
      {figures.isSample && <Alert title={t.analytics.sample}>{t.analytics.sampleText}</Alert>}
      {listings.length > 1 && (
        <LinkTabs
          label={words.listing}
          items={[{ id: null, name: words.all }, ...listings].map(({ id, name }) => ({
            to: ownerQuery(span, id),
            label: <bdi>{name}</bdi>,
            current: id === place,
          }))}
        />
      )}
      <h3 className="h4">{words.today}</h3>
      <div className="analytics-tiles">
        {today &&
          FIGURES.map((figure) => (
            <StatTile
              key={figure}
              label={t.analytics.figures[figure]}
              value={formatNumber(locale, today[figure])}
              hint={yesterday && words.yesterday(formatNumber(locale, yesterday[figure]))}
            />
          ))}
      </div>
      <DemandMap missed={figures.missed} weeks={figures.weeks} />
      <ShownSearches shown={shown} />
      {branches && branches.length > 1 && <Branches branches={branches} />}
      {answers && <AnswerTimes answers={answers} />}
      {isDrawn ? <Charts figures={figures} today={today?.day ?? ''} /> : <NothingYet />}
      <p className="small muted">
        {words.note} {isDrawn && t.analytics.todayNote}{' '}
        <Link className="link" to="/what-we-count">
          {t.analytics.whatWeCount}
        </Link>
      </p>
    </section>
  )
}

function NothingYet() {
  const words = useI18n().t.analytics.owner
  return (
    <Card as="section" title={words.nothing} headingLevel={3}>
      <p className="soft">{words.nothingText}</p>
    </Card>
  )
}

function Charts({ figures: { days, span, chosen }, today }: { figures: Figures; today: string }) {
  const { t } = useI18n()
  const place = chosen?.id ?? null
  return (
    <>
      <div className="row row--wrap gap-3">
        <LinkTabs
          look="segment"
          label={t.analytics.span}
          items={SPANS.map((days) => ({
            to: ownerQuery(days, place),
            label: t.analytics.days(days),
            current: days === span,
          }))}
        />
        <Button href={`/dashboard/figures.csv${ownerQuery(span, place)}`} variant="outline" download>
          <Download className="i i--sm" />
          {t.analytics.export}
        </Button>
      </div>
      <div className="analytics-charts">
        {FIGURES.map((figure) => (
          <FigureCard
            key={figure}
            title={t.analytics.figures[figure]}
            points={besideBefore(days, (day) => day[figure], today)}
            tall={figure === 'views'}
          />
        ))}
      </div>
    </>
  )
}
