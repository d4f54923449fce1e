// The privacy policy, at both of its addresses.
import '#app/features/help/help.css'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { KEPT_ID, KeptList } from '#app/features/help/kept-list.tsx'
import { LegalPage } from '#app/features/help/legal-page.tsx'
import { loadLegalPage } from '#app/features/help/site-text.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/privacy-policy'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadLegalPage({ services: context.get(servicesContext), url }, 'privacy-policy')

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function PrivacyPolicy({ loaderData: { crumbs, page } }: Route.ComponentProps) {
  const { title } = useT().help.kept
  return <LegalPage crumbs={crumbs} page={page} also={{ id: KEPT_ID, title, shown: <KeptList /> }} />
}

export const ErrorBoundary = RouteError
