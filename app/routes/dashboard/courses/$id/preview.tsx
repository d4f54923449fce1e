// The draft of a course as learners will see it.
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { PreviewPage } from '#app/features/courses/preview-page.tsx'
import { loadDraft } from '#app/features/courses/queries.server.ts'
import type { Route } from './+types/preview'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const draft = isUuid(args.params.id) ? await loadDraft(services, args.params.id) : null
  if (!draft) throw await missingPage(url, services)
  return {
    draft,
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.courses.desk.preview,
      description: t.courses.desk.previewNote,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function PreviewCourse({ loaderData }: Route.ComponentProps) {
  return <PreviewPage draft={loaderData.draft} />
}

export const ErrorBoundary = RouteError
