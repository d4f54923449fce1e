// The learner's certificate of a course.
import { href, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { CertificatePage } from '#app/features/courses/certificate-page.tsx'
import { checkCode } from '#app/features/courses/check-code.server.ts'
import { issueCertificate } from '#app/features/courses/commands.server.ts'
import { courseCrumbs } from '#app/features/courses/crumbs.ts'
import { loadCourse } from '#app/features/courses/queries.server.ts'
import { certificateForm } from '#app/features/courses/schema.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/certificate'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const course = await loadCourse(services, args.params.courseId)
  if (!course) throw await missingPage(url, services)
  const user = await findUser(services)
  const crumbs = [
    ...courseCrumbs(locale, t, course),
    { name: t.courses.certificate.title, path: href('/courses/:courseId/certificate', { courseId: course.slug }) },
  ]
  return {
    course,
    crumbs,
    isSignedIn: user !== null,
    name: user?.displayName ?? '',
    siteUrl: services.config.siteUrl,
    code: course.certificate
      ? checkCode(services.config.siteUrl + href('/certificates/:number', { number: course.certificate.number }))
      : '',
    meta: pageMeta({
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title: `${t.courses.certificate.title}: ${course.title}`,
      description: course.summary,
      noindex: true,
      breadcrumbs: crumbs,
    }),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(certificateForm, request)
  if (!form.ok) return refused(form)
  const course = await loadCourse(services, params.courseId)
  if (!course) throw await missingPage(url, services)
  const { learner } = form.value
  const outcome = await issueCertificate(services, course.id, learner, { learner })
  return outcome.ok ? redirect(href('/courses/:courseId/certificate', { courseId: course.slug })) : refused(outcome)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function CertificateRoute({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <CertificatePage {...page} refusal={actionData} />
}

export const ErrorBoundary = RouteError
