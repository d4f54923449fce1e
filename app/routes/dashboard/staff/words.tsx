// Words and links that make a text wait, or are refused.

import { redirect } from 'react-router'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { addWord, removeWord, tryText } from '#app/features/moderation/commands.server.ts'
import { loadWords } from '#app/features/moderation/queries.server.ts'
import { wordForms } from '#app/features/moderation/schema.ts'
import { WordsScreen } from '#app/features/moderation/words-screen.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/words'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.moderation.words
  const { siteUrl } = services.config
  const said = url.searchParams.get('said')
  return {
    desk: await loadWords(services),
    said: wordIn(['added', 'removed'], said),
    now: new Date().toISOString(),
    meta: pageMeta({ url: '/dashboard/staff/words', locale, siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, wordForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (intent === 'try') {
    const tried = await tryText(services, value.content, values)
    return tried.ok ? { ok: true as const, content: value.content, result: tried.value } : refused(tried)
  }
  const outcome = intent === 'add' ? await addWord(services, value, values) : await removeWord(services, value.word)
  if (!outcome.ok) return refused(outcome)
  return redirect(`/dashboard/staff/words?said=${intent === 'add' ? 'added' : 'removed'}`)
}

export default function StaffWords({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.moderation.words
  const { desk, said, now } = loaderData
  const refusal = actionData && !actionData.ok ? actionData : undefined
  return (
    <StaffFrame current="words" title={words.title} lead={words.lead}>
      {said && !actionData && (
        <Alert tone="success" announce>
          {words[said]}
        </Alert>
      )}
      {refusal && !refusal.values.intent && (
        <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...words.errors }, refusal)} />
      )}
      <WordsScreen desk={desk} now={now} refusal={refusal} tried={actionData?.ok ? actionData : undefined} />
    </StaffFrame>
  )
}
