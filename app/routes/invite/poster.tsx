// A member's invitation as a poster for the noticeboard.

import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { invitationUrl, loadInvitation } from '#app/features/community/invitation.server.ts'
import { makeInvitePoster } from '#app/features/templates/make-poster.server.ts'
import { PrintPage } from '#app/features/templates/print-page.tsx'
import type { Route } from './+types/poster'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, now } = await readVisit(args)
  const { code } = await loadInvitation(services)
  const { siteUrl } = services.config
  const words = t.community.invite
  return {
    poster: makeInvitePoster({
      locale,
      t,
      siteUrl,
      today: now.toISOString().slice(0, 10),
      address: invitationUrl(siteUrl, locale, code),
    }),
    meta: pageMeta({
      url: '/invite/poster',
      locale,
      siteUrl,
      title: words.poster,
      description: words.posterText,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function InvitePoster({ loaderData: { poster } }: Route.ComponentProps) {
  return (
    <main id="main">
      <PrintPage poster={poster} colour="green" own={null} />
    </main>
  )
}
