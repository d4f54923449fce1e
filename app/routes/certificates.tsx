// The page where a certificate's number is typed. With one, it leads to the page of that number.
import { href, redirect } from 'react-router'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { CheckPage } from '#app/features/courses/check-page.tsx'
import type { Route } from './+types/certificates'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const number = (url.searchParams.get('number') ?? '').trim().toUpperCase().slice(0, 40)
  if (number !== '') throw redirect(href('/certificates/:number', { number }))
  const { checkTitle, checkLead } = t.courses.certificate
  return {
    siteUrl: services.config.siteUrl,
    meta: pageMeta({
      url: '/certificates',
      locale,
      siteUrl: services.config.siteUrl,
      title: checkTitle,
      description: checkLead,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Certificates({ loaderData }: Route.ComponentProps) {
  return <CheckPage number="" certificate={null} siteUrl={loaderData.siteUrl} code="" />
}
