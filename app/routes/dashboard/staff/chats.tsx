// Conversations the assistant handed over, live, and the questions it had no answer to.
import { redirect, useRevalidator } from 'react-router'
import { useLive } from '#app/core/live/use-live.ts'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { ChatCard } from '#app/features/chats/chat-card.tsx'
import { answerChat, closeChat, settleQuestions } from '#app/features/chats/commands.server.ts'
import { listChats, listUnanswered } from '#app/features/chats/queries.server.ts'
import { CHATS_PATH, CHATS_TOPIC, STATES } from '#app/features/chats/rules.ts'
import { chatForms } from '#app/features/chats/schema.ts'
import { UnansweredList } from '#app/features/chats/unanswered-list.tsx'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { MessageCircle } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import type { Route } from './+types/chats'

const stateIn = ({ searchParams }: URL) => wordIn(STATES, searchParams.get('state')) ?? 'waiting'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.chats
  const state = stateIn(url)
  const [chats, groups] = await Promise.all([listChats(services, state), listUnanswered(services)])
  const { siteUrl } = services.config
  const meta = pageMeta({ url: CHATS_PATH, locale, siteUrl, title, description: lead, noindex: true })
  return { chats, groups, state, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, chatForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (intent === 'settle') {
    const outcome = await settleQuestions(services, value.questions, { values })
    return outcome.ok ? redirect(`${CHATS_PATH}?state=${stateIn(url)}`) : refused(outcome)
  }
  const outcome =
    intent === 'answer'
      ? await answerChat(services, value.chat, value.body, { values })
      : await closeChat(services, value.chat, { values })
  if (!outcome.ok) return refused(outcome)
  // An answered one is no longer among those that wait: one goes with it.
  return redirect(`${CHATS_PATH}?state=${intent === 'answer' ? 'assigned' : stateIn(url)}`)
}

export default function StaffChats({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.chats
  const { chats, groups, state } = loaderData
  const { revalidate } = useRevalidator()
  useLive(CHATS_TOPIC, () => void revalidate())
  const errors = summaryOf({ ...t.ui.refusals, ...words.errors }, actionData)
  const failed = actionData?.values.chat
  return (
    <StaffFrame current="chats" title={words.title} lead={words.lead}>
      <ErrorSummary
        errors={errors.map(({ message }) => ({ fieldId: failed ? `body-${failed}` : undefined, message }))}
      />
      <LinkTabs
        label={words.filter}
        items={STATES.map((each) => ({
          to: `${CHATS_PATH}?state=${each}`,
          label: words.states[each],
          current: each === state,
        }))}
      />
      {chats.length === 0 && (
        <EmptyState icon={MessageCircle} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      {chats.map((chat) => (
        <ChatCard key={chat.id} chat={chat} state={state} error={failed === chat.id ? errors[0]?.message : undefined} />
      ))}
      <UnansweredList groups={groups} />
    </StaffFrame>
  )
}
