// Did you see the code? For members who were sent the link.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { CodePage } from '#app/features/social-media/code-page.tsx'
import { confirmCode } from '#app/features/social-media/commands.server.ts'
import { findCode } from '#app/features/social-media/queries.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$token'

const TOKEN = /^[0-9a-f]{64}$/

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const { token } = args.params
  const seen = TOKEN.test(token) ? await findCode(services, token, locale) : null
  if (!seen) throw await missingPage(url, services)
  return {
    seen,
    meta: pageMeta({
      // The link is for those it was sent to: no canonical address gives it away.
      url: '/social-media',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.socialMedia.code.title,
      description: t.socialMedia.description,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action(args: Route.ActionArgs) {
  const { services, url } = await readVisit(args)
  const { token } = args.params
  if (!TOKEN.test(token)) throw await missingPage(url, services)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const confirmed = await confirmCode(services, token)
  return confirmed.ok ? redirect(`/social-media/code/${token}`) : refused(confirmed)
}

export default function SocialCode({ loaderData: { seen }, actionData }: Route.ComponentProps) {
  return <CodePage seen={seen} state={actionData} />
}

export const ErrorBoundary = RouteError
