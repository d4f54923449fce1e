import { href, Link, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { receiveFile } from '#app/features/imports/commands.server.ts'
import { UploadForm } from '#app/features/imports/upload-form.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/new'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.imports.upload
  return {
    meta: pageMeta({
      url: '/dashboard/staff/imports/new',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const user = context.get(userContext)
  const result = await receiveFile(request, services, user)
  return result.ok ? redirect(href('/dashboard/staff/imports/:id', { id: result.value })) : refused(result)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NewImport({ actionData }: Route.ComponentProps) {
  const { upload: words, back } = useT().imports
  return (
    <StaffFrame
      current="imports"
      eyebrow={
        <Link className="link link--alone" to="/dashboard/staff/imports">
          {back}
        </Link>
      }
      title={words.title}
      lead={words.lead}
    >
      <UploadForm answer={actionData} />
    </StaffFrame>
  )
}
