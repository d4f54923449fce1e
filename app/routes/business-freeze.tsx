// Freezing a listing from a letter about its change of hands, signed in or not. The token is the proof; a click uses it.
import { data, Form, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { freezeByLetter } from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { findFreezeLetter } from '#app/features/business-desk/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/business-freeze'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const words = t.businessDesk.freeze
  const token = url.searchParams.get('token') ?? ''
  const isDone = url.searchParams.has('done')
  const listing = token && token.length <= 100 ? await findFreezeLetter(services, token) : null
  return data(
    {
      listing,
      isDone,
      meta: pageMeta({
        url: '/business-freeze',
        locale,
        siteUrl: services.config.siteUrl,
        title: listing ? words.letterTitle(listing.name) : isDone ? words.frozen : words.unknown,
        description: words.letterLead,
        noindex: true,
      }),
    },
    { status: listing || isDone ? 200 : 404 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const frozen = await freezeByLetter(services, url.searchParams.get('token') ?? '')
  return frozen.ok ? redirect('/business-freeze?done') : refused(frozen)
}

export default function BusinessFreeze({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.businessDesk.freeze
  const { listing, isDone } = loaderData
  if (!listing) {
    return (
      <DeskPage title={isDone ? words.frozen : words.unknown} lead={isDone ? words.frozenLead : undefined}>
        <p>
          <Button to="/">{t.errors.notFound.start}</Button>
        </p>
      </DeskPage>
    )
  }
  return (
    <DeskPage title={words.letterTitle(listing.name)} lead={words.letterLead} state={actionData ?? null}>
      <section className="panel stack gap-5">
        <p className="strong">{[listing.name, listing.city].filter(Boolean).join(', ')}</p>
        {listing.is_frozen && <Alert>{words.frozen}</Alert>}
        <Form method="post">
          <Button type="submit">{words.freeze}</Button>
        </Form>
      </section>
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
