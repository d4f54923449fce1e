// The reading plan. Any plan can be looked at by its address; keeping one needs this browser's memory or an account.

import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { versePath, verseRef } from '#app/core/quran/numbering.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { MOST_DAYS, type Plan, portionFor, progress, schedule, verseDue } from './rules.ts'
import { activePlan, currentShelf, setShelf, withoutPlan, withPlan } from './shelf.ts'
import { useShelf, useShelfSync } from './use-shelf.ts'

import './quran.css'

export type PlanData = {
  /** The plan the address describes; null when it describes none. */
  shown: Pick<Plan, 'kind' | 'starts' | 'days'> | null
  isWrong: boolean
  /** The account's own. */
  kept: Plan | null
  ramadan: { starts: string; days: number }
  names: string[]
}

const now = () => new Date().toISOString()

/** The visitor's own calendar day, once the browser can say. */
function useToday(): string {
  const server = useRootData()?.today ?? ''
  const [today, setToday] = useState(server)
  useEffect(() => {
    const date = new Date()
    const two = (n: number) => String(n).padStart(2, '0')
    setToday(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`)
  }, [])
  return today
}

export function PlanPage({ data, crumbs }: { data: PlanData; crumbs: readonly Crumb[] }) {
  const { locale, t } = useI18n()
  const words = t.quran.plan
  const today = useToday()
  const hasScript = useScript()
  const user = useRootData()?.user ?? null
  useShelfSync()
  const shelf = useShelf()
  const plan = hasScript && (shelf.owner !== null || user === null) ? activePlan(shelf) : data.kept
  const { shown, names } = data
  const write = (day: string) =>
    new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  const place = (verse: number) => {
    const ref = verseRef(verse)
    return `${names[ref.surah - 1] ?? ''} ${writeVerse(locale, ref)}`
  }
  const table = shown ?? plan

  return (
    <div className="page quran-results pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-2 pt-2 pb-6">
        <h1 className="title">{words.title}</h1>
        <p className="soft text-lg">{words.lead}</p>
      </header>
      {plan && <TodayPanel plan={plan} today={today} place={place} />}
      <MakePlan data={data} hasPlan={plan !== null} today={today} write={write} />
      {table && <PlanTable table={table} today={today} write={write} place={place} />}
    </div>
  )
}

type Write = (day: string) => string

function MakePlan({ data, hasPlan, today, write }: { data: PlanData; hasPlan: boolean; today: string; write: Write }) {
  const words = useI18n().t.quran.plan
  const user = useRootData()?.user ?? null
  const { shown, ramadan } = data
  return (
    <section className="panel stack gap-4" aria-labelledby="plan-make">
      <h2 className="h4" id="plan-make">
        {hasPlan ? words.change : words.make}
      </h2>
      {data.isWrong && (
        <Alert tone="danger" announce>
          {words.wrong}
        </Alert>
      )}
      <Form action="/quran/plan" className="row row--wrap items-end gap-3">
        <label className="stack gap-1">
          <span className="label">{words.days}</span>
          <input
            className="input"
            type="number"
            name="days"
            min={1}
            max={MOST_DAYS}
            defaultValue={shown?.days ?? 30}
            required
          />
        </label>
        <label className="stack gap-1">
          <span className="label">{words.starts}</span>
          <input
            className="input"
            type="date"
            name="starts"
            key={shown?.starts ?? today}
            defaultValue={shown?.starts ?? today}
            required
          />
        </label>
        <Button type="submit" variant="outline">
          {words.make}
        </Button>
        <Link
          className="btn btn--ghost"
          to={`/quran/plan?${new URLSearchParams({ kind: 'ramadan', days: String(ramadan.days), starts: ramadan.starts })}`}
        >
          {words.ramadan(write(ramadan.starts))}
        </Link>
      </Form>
      {shown && (
        <Form method="post" action="/quran/plan" className="row row--wrap gap-3">
          <input type="hidden" name="wish" value="start" />
          <input type="hidden" name="kind" value={shown.kind} />
          <input type="hidden" name="days" value={shown.days} />
          <input type="hidden" name="starts" value={shown.starts} />
          <Button
            type="submit"
            onClick={(event) => {
              event.preventDefault()
              setShelf(withPlan(currentShelf(), { ...shown, through: 0 }, now()))
              scrollTo({ top: 0 })
            }}
          >
            {words.keep}
          </Button>
          {!user && (
            <noscript>
              <span className="soft small">{words.keepSignIn}</span>
            </noscript>
          )}
        </Form>
      )}
    </section>
  )
}

type TableProps = {
  table: Pick<Plan, 'kind' | 'starts' | 'days'>
  today: string
  write: Write
  place: (verse: number) => string
}

function PlanTable({ table, today, write, place }: TableProps) {
  const { locale, t } = useI18n()
  const words = t.quran.plan
  return (
    <section className="pt-8" aria-labelledby="plan-table">
      <h2 className="h3 pb-3" id="plan-table">
        {words.table}
      </h2>
      <div className="quran-plan-table">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.portion}</th>
              <th scope="col">{t.quran.words.page}</th>
            </tr>
          </thead>
          <tbody>
            {schedule(table).map(({ day, date, first, last, firstPage, lastPage }) => (
              <tr key={day} aria-current={date === today ? 'date' : undefined}>
                <th scope="row">{write(date)}</th>
                <td>
                  <Link className="link" to={versePath(verseRef(first))}>
                    {words.read(place(first), place(last))}
                  </Link>
                </td>
                <td className="num">
                  {formatNumber(locale, firstPage)}
                  {lastPage > firstPage && `–${formatNumber(locale, lastPage)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type TodayProps = { plan: Plan; today: string; place: (verse: number) => string }

function TodayPanel({ plan, today, place }: TodayProps) {
  const { locale, t } = useI18n()
  const words = t.quran.plan
  const portion = portionFor(plan, today)
  const percent = progress(plan)
  const keep = (change: Partial<Plan>) => setShelf(withPlan(currentShelf(), { ...plan, ...change }, now()))
  return (
    <section className="panel quran-plan stack gap-4" aria-labelledby="plan-today">
      <div className="row between gap-3">
        <h2 className="h3" id="plan-today">
          {portion.state === 'due' || portion.state === 'done'
            ? words.dayOf(formatNumber(locale, Math.min(portion.day, plan.days)), formatNumber(locale, plan.days))
            : words.today}
        </h2>
        <span className="small muted">{words.progress(formatNumber(locale, percent / 100, { style: 'percent' }))}</span>
      </div>
      <progress className="quran-player__meter" max={100} value={percent} aria-label={words.title} />
      {portion.state === 'due' && (
        <>
          <p className="text-lg">
            <b className="strong">{words.read(place(portion.first), place(portion.last))}</b>{' '}
            <span className="muted">({words.pages(portion.lastPage - portion.firstPage + 1)})</span>
          </p>
          {portion.late > 0 && <p className="soft">{words.late(portion.late)}</p>}
        </>
      )}
      <p role="status" className="soft">
        {portion.state === 'done' && words.doneToday}
        {portion.state === 'waiting' && words.waiting(portion.inDays)}
        {portion.state === 'finished' && words.finished}
      </p>
      <div className="row row--wrap gap-3">
        {portion.state === 'due' && (
          <>
            <Button to={`/quran/page/${portion.firstPage}`}>{words.open}</Button>
            <Form method="post" action="/quran/plan" className="contents">
              <input type="hidden" name="wish" value="read" />
              <input type="hidden" name="through" value={portion.last} />
              <Button
                type="submit"
                variant="soft"
                onClick={(event) => {
                  event.preventDefault()
                  keep({ through: verseDue(plan, portion.day) })
                }}
              >
                {words.mark}
              </Button>
            </Form>
          </>
        )}
        {portion.state === 'finished' && (
          <Button variant="soft" onClick={() => keep({ kind: 'days', starts: today, through: 0 })}>
            {words.again}
          </Button>
        )}
        <Form method="post" action="/quran/plan" className="contents">
          <input type="hidden" name="wish" value="end" />
          <Button
            type="submit"
            variant="ghost"
            onClick={(event) => {
              event.preventDefault()
              setShelf(withoutPlan(currentShelf(), now()))
            }}
          >
            {words.giveUp}
          </Button>
        </Form>
      </div>
    </section>
  )
}
