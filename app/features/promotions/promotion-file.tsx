// The panels beside the form of a promotion: its state and the next step, how it looks, its figures and its history.
import { Form, href, useNavigation } from 'react-router'
import { inLanguage } from '#app/core/editing/localised.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Table } from '#app/ui/table.tsx'
import { PromoPreview } from './promo-banner.tsx'
import type { PromotionFile } from './queries.server.ts'
import { NEXT } from './rules.ts'
import { STATE_TONE } from './state-tone.ts'

type Props = { file: PromotionFile }

export function NextSteps({ file }: Props) {
  const { t, locale } = useI18n()
  const words = t.promotions
  const { state, isOwn, wasShown } = file
  // Until the page has read what was saved, it would send the stamp of the version before.
  const isSaving = useNavigation().state !== 'idle'
  return (
    <section className="panel stack gap-3" aria-labelledby="state">
      <div className="panel__head">
        <h2 className="h3" id="state">
          {words.state}
        </h2>
        <Badge tone={STATE_TONE[state]}>{words.states[state]}</Badge>
      </div>
      <p className="soft">
        {file.isWaiting && file.from ? words.startsOn(writeDate(locale, file.from)) : words.explained[state]}
      </p>
      {state === 'review' && isOwn && <Alert>{words.own}</Alert>}
      <div className="row row--wrap gap-3">
        {NEXT[state].map((to, n) =>
          state === 'review' && to === 'live' && isOwn ? null : (
            <Form method="post" key={to}>
              <input type="hidden" name="from" value={state} />
              <input type="hidden" name="to" value={to} />
              <Button
                type="submit"
                name="intent"
                value="move"
                variant={n === 0 ? 'primary' : 'outline'}
                busy={isSaving}
              >
                {lookUp(words.moves, `${state}_${to}`)}
              </Button>
            </Form>
          ),
        )}
        {state === 'draft' && !wasShown && (
          <Form method="post">
            <Button type="submit" name="intent" value="remove" variant="outline" busy={isSaving}>
              {words.remove}
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}

export function Preview({ file, language }: Props & { language: Locale }) {
  const { t } = useI18n()
  const words = t.promotions
  const at = href('/dashboard/staff/promotions/:id', { id: file.id })
  return (
    <section className="stack gap-3" aria-labelledby="preview">
      <h2 className="h3" id="preview">
        {words.preview}
      </h2>
      {file.languages.length > 1 && (
        <LinkTabs
          label={words.previewLanguage}
          look="segment"
          items={file.languages.filter(isLocale).map((each) => ({
            to: `${at}?preview=${each}`,
            label: <bdi lang={each}>{languageNames[each]}</bdi>,
            current: each === language,
          }))}
        />
      )}
      <PromoPreview promotion={file.banner} language={language} eyebrow={t.frame.promotion} />
    </section>
  )
}

export function Figures({ file }: Props) {
  const { t, locale } = useI18n()
  const words = t.promotions
  const write = (n: number) => formatNumber(locale, n)
  const placementOf = (placement: string) =>
    placement === 'home' || placement === 'businesses' ? words.placements[placement] : placement
  return (
    <section className="stack gap-3" aria-labelledby="figures">
      <h2 className="h3" id="figures">
        {words.figures}
      </h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatTile
          label={words.impressions}
          value={write(file.impressions)}
          hint={file.most === null ? undefined : words.ofMost(write(file.most))}
        />
        <StatTile label={words.clicks} value={write(file.clicks)} />
        <StatTile
          label={words.rate}
          value={
            file.impressions === 0
              ? '–'
              : formatNumber(locale, file.clicks / file.impressions, { style: 'percent', maximumFractionDigits: 1 })
          }
        />
      </div>
      <p className="small muted">{words.rule}</p>
      {file.days.length > 0 && (
        <Table
          caption={words.byDay}
          rows={file.days}
          rowKey={({ day, placement }) => `${day} ${placement}`}
          columns={[
            { id: 'day', header: words.day, rowHeader: true, cell: ({ day }) => writeDate(locale, day) },
            { id: 'placement', header: words.fields.placements, cell: ({ placement }) => placementOf(placement) },
            { id: 'seen', header: words.impressions, align: 'end', cell: ({ impressions }) => write(impressions) },
            { id: 'followed', header: words.clicks, align: 'end', cell: ({ clicks }) => write(clicks) },
          ]}
        />
      )}
    </section>
  )
}

export function Steps({ file }: Props) {
  const { t, locale } = useI18n()
  const words = t.promotions
  return (
    <section className="stack gap-2" aria-labelledby="steps">
      <h2 className="h3" id="steps">
        {words.history}
      </h2>
      <ul className="stack gap-1 small">
        {file.steps.map(({ step, at, by }) => (
          <li key={`${at} ${step}`}>
            {words.steps[step]}
            {' · '}
            <bdi>{by ?? words.byItself}</bdi>
            {' · '}
            {writeDate(locale, at)} <bdi className="num">{at.slice(11, 16)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the page is called: the promotion's own title, or that it is new. */
export const titleOf = (file: PromotionFile | null, locale: Locale, fallback: string) =>
  file ? inLanguage(file.banner.title, locale) : fallback
