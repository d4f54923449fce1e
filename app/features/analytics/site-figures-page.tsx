// The figures of the whole site, for any span of days, beside the span before it.
import './analytics.css'
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Download } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Table } from '#app/ui/table.tsx'
import { FigureCard, Movement } from './figure-card.tsx'
import type { SiteFigures } from './queries.server.ts'
import { besideBefore, lastDays, SITE_SPANS, siteQuery } from './rules.ts'

type Props = { figures: SiteFigures; today: string }

export function SiteFiguresPage({ figures, today }: Props) {
  const { locale, t } = useI18n()
  const words = t.analytics.site
  const named = figures.tops.filter(({ rows }) => rows.length > 0)
  return (
    <>
      <SpanChoice figures={figures} today={today} />
      <p className="small muted">
        {writeDate(locale, figures.since)} – {writeDate(locale, figures.until)}
      </p>
      {figures.isSample && <Alert title={t.analytics.sample}>{t.analytics.sampleText}</Alert>}
      {figures.hasSample && !figures.isSample && <p className="small soft">{t.analytics.site.realNote}</p>}
      <LiveNow live={figures.live} />
      <div className="analytics-charts">
        <FigureCard
          title={words.views}
          points={besideBefore(figures.days, ({ views }) => views, today)}
          headingLevel={2}
          tall
        />
        <FigureCard
          title={words.visitors}
          points={besideBefore(figures.days, ({ visitors }) => visitors, today)}
          headingLevel={2}
          tall
        />
        {named.map((top) => (
          <TopNames key={top.kind} {...top} />
        ))}
      </div>
      {named.length === 0 && <p className="muted">{words.none}</p>}
      <PromoReport promos={figures.promos} />
      <p className="small muted">
        {words.visitorsNote} {figures.until >= today && t.analytics.todayNote}{' '}
        <Link className="link" to="/what-we-count">
          {t.analytics.whatWeCount}
        </Link>
      </p>
    </>
  )
}

function SpanChoice({ figures: { since, until, isSample, hasSample }, today }: Props) {
  const { t } = useI18n()
  const words = t.analytics.site
  return (
    <div className="stack gap-3">
      <LinkTabs
        look="segment"
        label={t.analytics.span}
        className="analytics-spans"
        items={SITE_SPANS.map((days) => {
          const span = lastDays(days, today)
          return {
            to: siteQuery(span, isSample),
            label: t.analytics.days(days),
            current: span.since === since && span.until === until,
          }
        })}
      />
      {hasSample && (
        <LinkTabs
          look="segment"
          label={words.ofReal}
          items={[
            { to: siteQuery({ since, until }), label: words.ofReal, current: !isSample },
            { to: siteQuery({ since, until }, true), label: words.ofSample, current: isSample },
          ]}
        />
      )}
      <Form method="get" className="filter-row" key={`${since} ${until}`}>
        {isSample && <input type="hidden" name="of" value="sample" />}
        <Field label={words.from}>
          <Input type="date" name="since" defaultValue={since} max={today} required />
        </Field>
        <Field label={words.until}>
          <Input type="date" name="until" defaultValue={until} max={today} required />
        </Field>
        <Button type="submit" variant="soft">
          {words.show}
        </Button>
        <Button
          href={`/dashboard/superadmin/analytics.csv${siteQuery({ since, until }, isSample)}`}
          variant="outline"
          download
        >
          <Download className="i i--sm" />
          {t.analytics.export}
        </Button>
      </Form>
    </div>
  )
}

function LiveNow({ live }: Pick<SiteFigures, 'live'>) {
  const { locale, t } = useI18n()
  const words = t.analytics.site
  return (
    <section className="stack gap-3" aria-labelledby="live">
      <h2 className="h3" id="live">
        {words.live}
      </h2>
      <div className="analytics-tiles">
        <StatTile label={words.visitors} value={formatNumber(locale, live.visitors)} hint={words.liveHint} />
        <StatTile label={words.views} value={formatNumber(locale, live.views)} hint={words.liveHint} />
      </div>
      {live.pages.length > 0 && (
        <ul className="analytics-missed">
          {live.pages.map(({ path, views }) => (
            <li key={path}>
              <bdi className="analytics-key" dir="ltr">
                {path}
              </bdi>
              <span>{formatNumber(locale, views)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function TopNames({ kind, rows }: SiteFigures['tops'][number]) {
  const { locale, t } = useI18n()
  const words = t.analytics.site
  return (
    <Card as="section" title={words.tops[kind]}>
      <Table
        staysWide
        caption={words.tops[kind]}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'name',
            header: words.name,
            rowHeader: true,
            cell: ({ name }) => <bdi className="analytics-key">{name}</bdi>,
          },
          { id: 'views', header: words.viewCount, align: 'end', cell: ({ views }) => formatNumber(locale, views) },
          { id: 'before', header: words.before, align: 'end', cell: ({ before }) => formatNumber(locale, before) },
          {
            id: 'change',
            header: words.change,
            align: 'end',
            cell: ({ compared }) => (compared ? <Movement {...compared} isBrief /> : '–'),
          },
        ]}
      />
    </Card>
  )
}

function PromoReport({ promos }: Pick<SiteFigures, 'promos'>) {
  const { locale, t } = useI18n()
  const words = t.analytics.site
  const number = (value: number) => formatNumber(locale, value)
  return (
    <Card as="section" title={words.promos}>
      <div className="stack gap-3">
        <p className="small soft">{words.rule}</p>
        {promos.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <Table
            caption={words.promos}
            rows={promos}
            rowKey={({ promotion, placement }) => `${promotion} ${placement}`}
            columns={[
              { id: 'promo', header: words.promo, rowHeader: true, cell: ({ title }) => <bdi>{title}</bdi> },
              { id: 'placement', header: words.placement, cell: ({ placement }) => placement },
              { id: 'seen', header: words.impressions, align: 'end', cell: ({ impressions }) => number(impressions) },
              { id: 'followed', header: words.clicks, align: 'end', cell: ({ clicks }) => number(clicks) },
              {
                id: 'rate',
                header: words.rate,
                align: 'end',
                cell: ({ impressions, clicks }) =>
                  impressions > 0
                    ? formatNumber(locale, clicks / impressions, { style: 'percent', maximumFractionDigits: 1 })
                    : '–',
              },
            ]}
          />
        )}
      </div>
    </Card>
  )
}
