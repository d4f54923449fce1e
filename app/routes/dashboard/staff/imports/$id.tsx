import { href, Link, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { takeStep } from '#app/features/imports/commands.server.ts'
import { ImportPage } from '#app/features/imports/import-page.tsx'
import { findImport, listProblems } from '#app/features/imports/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/$id'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const row = await findImport(services, params.id)
  if (!row) throw await missingPage(url, services)
  return {
    row,
    wantsMapping: url.searchParams.has('columns'),
    problems: row.refused_count > 0 ? await listProblems(services, row.id) : [],
    meta: pageMeta({
      url: href('/dashboard/staff/imports/:id', { id: row.id }),
      locale,
      siteUrl: services.config.siteUrl,
      title: t.imports.detail.title(row.file_name),
      description: t.imports.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!(await findImport(services, params.id))) throw await missingPage(url, services)
  const result = await takeStep(request, services, params.id)
  return result.ok ? redirect(href('/dashboard/staff/imports/:id', { id: params.id })) : refused(result)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { row, problems, wantsMapping } = loaderData
  const { back, detail } = useT().imports
  return (
    <StaffFrame
      current="imports"
      eyebrow={
        <Link className="link link--alone" to="/dashboard/staff/imports">
          {back}
        </Link>
      }
      title={<bdi className="break-words">{detail.title(row.file_name)}</bdi>}
    >
      <ImportPage row={row} problems={problems} wantsMapping={wantsMapping} answer={actionData} />
    </StaffFrame>
  )
}

export const ErrorBoundary = RouteError
