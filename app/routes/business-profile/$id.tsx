// The public face of a business account.

import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { toBusiness } from '#app/core/listings/business.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { writeLanguages } from '#app/core/listings/spoken-languages.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { ProfileFace } from '#app/features/business-desk/profile-face.tsx'
import { findFace, findProfileAddress } from '#app/features/business-desk/queries.server.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/$id'
import '#app/features/business-desk/business-desk.css'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const face = await findFace(services, params.id)
  if (!face) {
    // The word of a business leads to whoever speaks for it.
    const address = await findProfileAddress(services, params.id)
    if (address) throw redirect(address)
    throw await missingPage(url, services)
  }
  const cards = makeCardContext({ locale, now: new Date(), hasDistance: false })
  const businesses = face.businesses.map(toBusiness)
  const name = face.name || businesses[0]?.name || t.listings.nameNotFound
  return {
    name,
    about: face.about,
    languages: writeLanguages(face.languages, locale),
    since: face.since,
    isSample: face.is_sample,
    // What closed for good stays on the owner's own page only.
    cards: businesses
      .filter((_, i) => face.businesses[i]?.closed_on === null)
      .map((business) => toBusinessCard(business, cards)),
    meta: pageMeta({
      url: `/business-profile/${face.id}`,
      locale,
      siteUrl: services.config.siteUrl,
      title: name,
      description: face.about || t.businessDesk.profile.publicLead(name),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function PublicProfile({ loaderData: { meta: _, ...face } }: Route.ComponentProps) {
  return (
    <div className="page section">
      <ProfileFace {...face} />
    </div>
  )
}

export const ErrorBoundary = RouteError
