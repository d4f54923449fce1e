// /templates: choose a poster, fill it from a place, see it as it will be printed.
import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Printer } from '#app/ui/icons.ts'
import { type Missing, MissingWords } from './missing-words.tsx'
import { type Monthly, MonthlyCard } from './monthly-card.tsx'
import { OrderFields } from './order-fields.tsx'
import type { Poster } from './poster.ts'
import { PosterSheet } from './poster-sheet.tsx'
import type { Order } from './rules.ts'

export type TemplatesData = {
  crumbs: Crumb[]
  order: Order
  /** YYYY-MM, for whoever has not chosen a month. */
  thisMonth: string
  /** The poster's own language. */
  language: string
  poster: Poster
  /** What keeps the poster from being filled. */
  missing: Missing | null
  path: string | null
  placeName: string
  /** The code on the sheet counts for a campaign. */
  isCampaign: boolean
  matches: { place: string; name: string; where: string }[]
  /** The timetable by letter; null where there is none to send. */
  monthly: Monthly | null
  /** The query of this order, for links. */
  query: string
}

const TYPING_PAUSE = 600

/** With scripts the preview follows what is chosen and typed; without, the button asks for it. */
function useLivePreview() {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (form: HTMLFormElement, isTyping: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void submit(form, { replace: true, preventScrollReset: true }),
      isTyping ? TYPING_PAUSE : 0,
    )
  }
}

export function TemplatesPage({ data, state }: { data: TemplatesData; state: Refusal | undefined }) {
  const t = useT().templates
  const show = useLivePreview()
  const { order, poster, missing, matches, monthly, query } = data
  return (
    <div className="page stack gap-6 pb-16">
      <div>
        <BreadcrumbTrail crumbs={data.crumbs} />
        <header className="stack gap-2 pt-2">
          <p>
            <Link
              className="link"
              to={order.place ? `/templates?${new URLSearchParams({ place: order.place })}` : '/templates'}
            >
              {t.gallery.all}
            </Link>
          </p>
          <h1 className="title">{t.title}</h1>
          <p className="soft max-w-[46rem] text-lg">{t.lead}</p>
        </header>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Form
          method="get"
          action="/templates"
          className="stack gap-5"
          onChange={(event) => {
            const { target } = event
            const isText =
              target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
            // What is searched for waits for the button.
            if (target instanceof HTMLInputElement && (target.name === 'q' || target.type === 'file')) return
            show(event.currentTarget, isText)
          }}
        >
          <OrderFields key={order.kind} data={data} />
          {matches.length > 0 && (
            <ul className="panel panel--flush divide-y divide-line" aria-label={t.matches}>
              {matches.map(({ place, name, where }) => (
                <li key={place}>
                  <Link
                    className="block px-5 py-3 hover:text-brand-ink"
                    to={`/templates?${withPlace(query, place)}`}
                    preventScrollReset
                  >
                    <b>{name}</b> <span className="small muted">{where}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {order.search !== '' && matches.length === 0 && <Alert>{t.noMatches}</Alert>}
          <button type="submit" className="btn btn--line self-start">
            {t.update}
          </button>
        </Form>
        <div className="stack gap-4">
          {missing ? (
            <MissingWords missing={missing} path={data.path} />
          ) : (
            <div className="row row--wrap gap-3">
              <Link className="btn" to={`/templates/poster?${query}`} target="_blank" reloadDocument>
                <Printer className="i i--sm" />
                {t.open}
              </Link>
              <p className="small muted grow basis-60">{t.printHint}</p>
            </div>
          )}
          {data.isCampaign && !missing && <Alert>{t.via}</Alert>}
          {/* Not even a preview says halal without proof. */}
          {(missing === null || order.kind !== 'halal') && (
            <PosterSheet poster={poster} colour={order.colour} own={order.own} />
          )}
          {monthly && <MonthlyCard monthly={monthly} name={data.placeName} state={state} />}
        </div>
      </div>
    </div>
  )
}

function withPlace(query: string, place: string) {
  const params = new URLSearchParams(query)
  params.set('place', place)
  return params
}
