import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { ImportsList } from '#app/features/imports/imports-list.tsx'
import { listImports } from '#app/features/imports/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/imports'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.imports
  const [imports, { streets }] = await Promise.all([listImports(services), services.tasks.machine()])
  return {
    imports,
    streets,
    meta: pageMeta({
      url: '/dashboard/staff/imports',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Imports({ loaderData }: Route.ComponentProps) {
  const { title, lead } = useT().imports
  return (
    <StaffFrame current="imports" title={title} lead={lead}>
      <ImportsList imports={loaderData.imports} streets={loaderData.streets} />
    </StaffFrame>
  )
}
