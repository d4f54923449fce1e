// The figures of the businesses one owns or helps with. Owners have them on their dashboard too.
import { redirect } from 'react-router'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { OwnerFigures } from '#app/features/analytics/owner-figures.tsx'
import {
  readAnswers,
  readBranches,
  readOwnerFigures,
  readShownSearches,
} from '#app/features/analytics/queries.server.ts'
import { readOwnerQuestion } from '#app/features/analytics/rules.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import { addDish } from '#app/features/dashboards/commands.server.ts'
import { dashboardForms } from '#app/features/dashboards/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import type { Route } from './+types/figures'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.team.figures
  const question = readOwnerQuestion(url.searchParams)
  return {
    figures: await readOwnerFigures(services, question, locale, t),
    shown: await readShownSearches(services, question.place, locale, t),
    answers: await readAnswers(services, question.place),
    branches: await readBranches(services, question.days),
    isAdded: saidIn(url, ['dish']) !== null,
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

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, { dish: dashboardForms.dish })
  if (!form.ok) return refused(form)
  const { place, dish } = form.value.value
  const added = await addDish(context.get(servicesContext), place, dish)
  return added.ok ? redirect('/dashboard/team/figures?said=dish') : refused(added)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function TeamFigures({
  loaderData: { figures, shown, answers, branches, isAdded },
  actionData,
}: Route.ComponentProps) {
  const { analytics, team: words, ui } = useT()
  return (
    <FormPage
      title={words.figures.title}
      lead={words.figures.lead}
      back={{ to: '/dashboard/team', label: words.title }}
      errors={summaryOf(ui.refusals, actionData)}
      wide
    >
      {isAdded && !actionData && (
        <Alert tone="success" announce>
          {analytics.owner.dishAdded}
        </Alert>
      )}
      {figures.listings.length > 0 ? (
        <OwnerFigures figures={figures} shown={shown} answers={answers} branches={branches} />
      ) : (
        <p className="muted">{words.none}</p>
      )}
    </FormPage>
  )
}
