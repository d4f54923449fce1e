// One band of an owner: paid, read, shown, reported.
import { redirect } from 'react-router'
import { accountContext } from '#app/core/auth/guards.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { BandPage } from '#app/features/bands/band-page.tsx'
import { cancelBand, findBand } from '#app/features/bands/bands.server.ts'
import { bannerOf } from '#app/features/bands/preview.ts'
import { bandForms } from '#app/features/bands/schema.ts'
import { PromoPreview } from '#app/features/promotions/promo-banner.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$id'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reading = await i18nOf(url)
  const band = await findBand(services, context.get(accountContext).id, params.id, reading)
  if (!band) throw await missingPage(url, services)
  const { said } = reading.t.bands
  const { searchParams } = url
  const { siteUrl } = services.config
  return {
    band,
    said: searchParams.has('cancelled')
      ? said.cancelled
      : searchParams.has('left')
        ? said.left
        : searchParams.has('paid') && band.state === 'unpaid'
          ? said.paid
          : null,
    meta: pageMeta({
      url: url.pathname,
      locale: reading.locale,
      siteUrl,
      title: band.title,
      description: reading.t.bands.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const reading = await i18nOf(url)
  const form = await readIntent(request, bandForms)
  if (!form.ok) return refused(form)
  if (form.value.intent === 'cancel') {
    const cancelled = await cancelBand(services, params.id)
    return cancelled.ok ? redirect(`${url.pathname}?cancelled`) : refused(cancelled)
  }
  const band = await findBand(services, context.get(accountContext).id, params.id, reading)
  if (!band) return refused(refuse('missing'))
  const paying = await services.tasks.payForBand(band.id, band.line, reading.locale)
  if (paying === null) return refused(refuse('conflict'))
  return paying === 'failed' ? refused(refuse('failed')) : redirect(paying.to)
}

export default function BandRoute({ loaderData: { band, said }, actionData }: Route.ComponentProps) {
  const { sponsored } = useT().bands
  return (
    <BandPage
      band={band}
      said={said}
      preview={<PromoPreview promotion={bannerOf(band)} language={band.language} eyebrow={sponsored} />}
      refusal={actionData}
    />
  )
}

export const ErrorBoundary = RouteError
