// Words the site was taught after somebody asked and was not understood.

import { redirect } from 'react-router'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { TAUGHT_PATH } from '#app/features/chats/rules.ts'
import { teachForms } from '#app/features/chats/schema.ts'
import { loadTeaching, teachWord, withdrawWord } from '#app/features/chats/teach.server.ts'
import { TeachScreen } from '#app/features/chats/teach-screen.tsx'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/taught'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.chats.teach
  const { siteUrl } = services.config
  const query = (name: string) => url.searchParams.get(name) ?? ''
  const said = query('said')
  return {
    ...(await loadTeaching(services, { locale, t })),
    start: { word: query('word'), language: query('language'), questions: query('questions'), means: '', named: '' },
    said: wordIn(['taught', 'withdrawn'], said),
    meta: pageMeta({ url: TAUGHT_PATH, locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const form = await readIntent(request, teachForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const outcome =
    intent === 'teach'
      ? await teachWord(services, value, { locale, t }, values)
      : await withdrawWord(services, value.word)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${TAUGHT_PATH}?said=${intent === 'teach' ? 'taught' : 'withdrawn'}`)
}

export default function StaffTaught({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.chats.teach
  const { groups, taught, start, said } = loaderData
  const typed = actionData?.values.intent === 'teach' ? { ...start, ...actionData.values } : start
  return (
    <StaffFrame current="taught" title={words.title} lead={words.lead}>
      {said && !actionData && (
        <Alert tone="success" announce>
          {words[said]}
        </Alert>
      )}
      {actionData && !actionData.values.known && (
        <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...words.errors }, actionData)} />
      )}
      <TeachScreen key={typed.word} groups={groups} taught={taught} start={typed} refusal={actionData} />
    </StaffFrame>
  )
}
