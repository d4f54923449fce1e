// Alerts of the directory: members see theirs and end them; a search in the address can become one.
import { Form, Link, redirect } from 'react-router'
import { deleteAlert, loadAlerts } from '#app/core/alerts/alerts.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { alertSearch, askToBeTold } from '#app/features/businesses/alert.server.ts'
import { AlertBox } from '#app/features/businesses/alert-box.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/alerts'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, locale, t } = visit
  const user = await findUser(services)
  const query = url.searchParams
  const isAsked = query.has('search') || query.has('category')
  const { title, text: description } = t.alerts.own
  const { siteUrl } = services.config
  return {
    alerts: user ? await loadAlerts(services, 'places') : [],
    wanted: isAsked ? { query: query.toString(), name: alertSearch(visit).name } : null,
    meta: pageMeta({ url: '/alerts', locale, siteUrl, title, description, noindex: true }),
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = await readVisit(args)
  const { services } = visit
  const alert = args.url.searchParams.get('end')
  if (alert === null) {
    const outcome = await askToBeTold(visit, args.request)
    return outcome.ok ? outcome : refused(outcome)
  }
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const gone = await deleteAlert(services, alert)
  if (!gone.ok) return refused(gone)
  return redirect('/alerts')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Alerts({ loaderData: { alerts, wanted }, actionData }: Route.ComponentProps) {
  const { own } = useT().alerts
  return (
    <div className="page section flex max-w-2xl flex-col gap-5">
      <h1 className="title">{own.title}</h1>
      <p className="soft">{own.text}</p>
      {wanted && (
        <section className="panel p-5">
          <h2 className="h3 pb-3">
            <bdi>{wanted.name}</bdi>
          </h2>
          <AlertBox query={wanted.query} answered={actionData} />
        </section>
      )}
      <ul className="divide-y divide-line">
        {alerts.map((alert) => (
          <li key={alert.id} className="row row--wrap between gap-3 py-3">
            <Link className="link" to={alert.address}>
              <bdi>{alert.name}</bdi>
            </Link>
            <Form method="post" action={`/alerts?${new URLSearchParams({ end: alert.id })}`}>
              <Button type="submit" size="sm" variant="ghost" aria-label={`${own.end}: ${alert.name}`}>
                {own.end}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {alerts.length === 0 && !wanted && <p className="muted">{own.none}</p>}
    </div>
  )
}
