// A member invites: their own link.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { invitationUrl, loadInvitation, renewInvitation } from '#app/features/community/invitation.server.ts'
import { InvitePage } from '#app/features/community/invite-page.tsx'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/invite'

const PATH = '/invite'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { code, came } = await loadInvitation(services)
  const { siteUrl } = services.config
  const { title, lead } = t.community.invite
  return {
    url: invitationUrl(siteUrl, locale, code),
    came,
    meta: pageMeta({ url: PATH, locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const renewed = await renewInvitation(services)
  return renewed.ok ? redirect(PATH) : refused(renewed)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Invite({ loaderData: { url, came } }: Route.ComponentProps) {
  return <InvitePage url={url} came={came} />
}
