// One article with its sources and who checked it, or one class with where and when.
import { ContributionPage } from '#app/core/contributions/contribution-page.tsx'
import { actOnContribution, loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { actOnEducation } from '#app/features/education/commands.server.ts'
import { TOPICS } from '#app/features/education/education.ts'
import { EducationHead, KeepButton, ReviewPanel, Series, Sources } from '#app/features/education/education-view.tsx'
import { articleOf, educationJsonLd } from '#app/features/education/json-ld.ts'
import { loadDetails, readFacts } from '#app/features/education/queries.server.ts'
import { pageForms } from '#app/features/education/schema.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  const { shown, ...page } = await loadContribution(args, 'education', async (found, { services, locale, t, url }) => {
    const whole = readFacts(found)
    const details = await loadDetails(services, whole.id)
    if (!details) throw await missingPage(url, services)
    const told = { siteUrl: services.config.siteUrl, locale, t }
    const jsonLd = educationJsonLd(whole, details, told)
    const article = articleOf(whole, told)
    return { ...(jsonLd && { jsonLd }), ...(article && { article }), shown: { whole, details } }
  })
  return { ...page, ...shown }
}

export const action = (args: Route.ActionArgs) =>
  actOnContribution(args, 'education', {
    forms: pageForms,
    act: (services, intent, values, { id }) => actOnEducation(services, intent, values, id),
  })

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function EducationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, details, whole, ...page } = loaderData
  const state = actionData && !actionData.ok && actionData.form === 'section' ? actionData : undefined
  const action = contributionPath('education', whole.slug)
  return (
    <ContributionPage
      {...page}
      // The words hold all of it; the page shows its parts, and the text as words.
      whole={{ ...whole, body: whole.body === null ? null : details.text }}
      answer={actionData}
      categories={TOPICS}
      facts={<EducationHead facts={whole.facts} />}
      after={
        whole.body !== null && (
          <div className="stack gap-6">
            <Sources whole={whole} details={details} />
            <Series whole={whole} details={details} />
            <ReviewPanel whole={whole} details={details} action={action} state={state} />
            <KeepButton whole={whole} action={action} />
          </div>
        )
      }
    />
  )
}

export const ErrorBoundary = RouteError
