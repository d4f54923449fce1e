// The certificate with this number, for anyone who was shown it.
import { data, href } from 'react-router'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { checkCode } from '#app/features/courses/check-code.server.ts'
import { CheckPage } from '#app/features/courses/check-page.tsx'
import { findCertificate } from '#app/features/courses/queries.server.ts'
import type { Route } from './+types/$number'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const number = args.params.number.slice(0, 40)
  const certificate = await findCertificate(services, number)
  const { checkTitle, checkLead } = t.courses.certificate
  return data(
    {
      number,
      certificate,
      siteUrl: services.config.siteUrl,
      code: certificate
        ? checkCode(services.config.siteUrl + href('/certificates/:number', { number: certificate.number }))
        : '',
      meta: pageMeta({
        url: url.pathname,
        locale,
        siteUrl: services.config.siteUrl,
        title: checkTitle,
        description: checkLead,
        // It names a person: for whoever has the number, not for search engines.
        noindex: true,
      }),
    },
    { status: certificate ? 200 : 404 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CheckedCertificate({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return <CheckPage {...page} />
}

export const ErrorBoundary = RouteError
