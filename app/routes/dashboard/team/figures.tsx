// The figures of the businesses one owns or helps with. Owners have them on their dashboard too.
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { OwnerFigures } from '#app/features/analytics/owner-figures.tsx'
import { readOwnerFigures } from '#app/features/analytics/queries.server.ts'
import { readOwnerQuestion } from '#app/features/analytics/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { FormPage } from '#app/ui/form-page.tsx'
import type { Route } from './+types/figures'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.team.figures
  return {
    figures: await readOwnerFigures(services, readOwnerQuestion(url.searchParams), locale),
    meta: pageMeta({
      url: '/dashboard/team/figures',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function TeamFigures({ loaderData: { figures } }: Route.ComponentProps) {
  const words = useT().team
  return (
    <FormPage
      title={words.figures.title}
      lead={words.figures.lead}
      back={{ to: '/dashboard/team', label: words.title }}
      errors={[]}
      wide
    >
      {figures.listings.length > 0 ? <OwnerFigures figures={figures} /> : <p className="muted">{words.none}</p>}
    </FormPage>
  )
}
