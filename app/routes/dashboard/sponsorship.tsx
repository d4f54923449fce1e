// The bands an owner booked.
import { accountContext } from '#app/core/auth/guards.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { listBands, readOffer } from '#app/features/bands/bands.server.ts'
import { BandsPage } from '#app/features/bands/bands-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/sponsorship'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { id } = context.get(accountContext)
  const reading = await i18nOf(url)
  const [bands, { isOpen }] = await Promise.all([
    listBands(services, id, reading),
    readOffer(services, id, null, reading),
  ])
  const { title, lead } = reading.t.bands
  const { siteUrl } = services.config
  return {
    bands,
    isOpen,
    meta: pageMeta({
      url: '/dashboard/sponsorship',
      locale: reading.locale,
      siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Bands({ loaderData: { bands, isOpen } }: Route.ComponentProps) {
  return <BandsPage bands={bands} isOpen={isOpen} />
}
