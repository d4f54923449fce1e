// A member's link: who invites, what this is, and the way in. Whoever comes back from it with an account is counted.
import { href, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { comeBy, findInviter } from '#app/features/community/invitation.server.ts'
import { JoinPage } from '#app/features/community/join-page.tsx'
import type { Route } from './+types/$code'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { code } = args.params
  const [from, user] = await Promise.all([findInviter(services, code), findUser(services)])
  if (!from) throw redirect('/community')
  const isCounted = user !== null && !from.is_mine && services.allow('write') && (await comeBy(services, code))
  const { siteUrl } = services.config
  const words = t.community.invite
  return {
    from,
    isSignedIn: user !== null,
    isCounted,
    path: href('/join/:code', { code }),
    meta: pageMeta({
      url: '/community',
      locale,
      siteUrl,
      title: words.from(from.name),
      description: words.joinLead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Join({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return <JoinPage {...page} />
}

export const ErrorBoundary = RouteError
