// A member's own page.
import { userContext } from '#app/core/auth/guards.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AccountPage } from '#app/features/account/account-page.tsx'
import { loadAccount } from '#app/features/account/queries.server.ts'
import type { Route } from './+types/account'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { displayName, email } = args.context.get(userContext)
  const { title, lead } = t.account
  return {
    displayName,
    email,
    page: await loadAccount(services, locale),
    meta: pageMeta({
      url: '/account',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Account({ loaderData: { displayName, email, page } }: Route.ComponentProps) {
  return <AccountPage displayName={displayName} email={email} page={page} />
}
