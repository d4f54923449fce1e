// Messages people wrote through the contact form, by state, and the staff's answers.
import { redirect } from 'react-router'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { answerMessage, moveMessage } from '#app/features/contact/commands.server.ts'
import { MessageCard } from '#app/features/contact/message-card.tsx'
import { listMessages } from '#app/features/contact/queries.server.ts'
import { PAGE_SIZE, STATES } from '#app/features/contact/rules.ts'
import { messageForms } from '#app/features/contact/schema.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { deskPage } from '#app/lib/address-filter.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { Alert } from '#app/ui/alert.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { MessageCircle } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/messages'

const PATH = '/dashboard/staff/messages'

const stateIn = ({ searchParams }: URL) => wordIn(STATES, searchParams.get('state')) ?? 'new'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.contact.staff
  const state = stateIn(url)
  const page = deskPage.read(url.searchParams)
  return {
    ...(await listMessages(services, state, page)),
    state,
    page,
    said: wordIn(STATES, url.searchParams.get('said')),
    meta: pageMeta({ url: PATH, locale, siteUrl: services.config.siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, messageForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const outcome =
    intent === 'answer'
      ? await answerMessage(services, value.message, value.body, { values })
      : await moveMessage(services, value.message, value.state, { values })
  if (!outcome.ok) return refused(outcome)
  if (intent === 'answer') await services.tasks.sendContactAnswers()
  const said = intent === 'answer' ? 'answered' : value.state
  return redirect(`${PATH}?${new URLSearchParams({ state: stateIn(url), said })}`)
}

export default function StaffMessages({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.contact.staff
  const { messages, total, state, page, said } = loaderData
  const failed = messages.find(({ id }) => id === actionData?.values.message)?.id
  const errors = summaryOf({ ...t.ui.refusals, ...words.errors }, actionData)
  return (
    <StaffFrame current="messages" title={words.title} lead={words.lead}>
      {said && !actionData && (
        <Alert tone="success" announce>
          {words.said[said]}
        </Alert>
      )}
      <ErrorSummary
        errors={errors.map(({ message }) => ({ fieldId: failed ? `body-${failed}` : undefined, message }))}
      />
      <LinkTabs
        label={words.filter}
        items={STATES.map((each) => ({
          to: `${PATH}?state=${each}`,
          label: words.states[each],
          current: each === state,
        }))}
      />
      {total === 0 ? (
        <EmptyState icon={MessageCircle} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <p className="small muted">{words.count(total)}</p>
      )}
      {messages.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          state={state}
          failed={failed === message.id ? { error: errors[0]?.message, body: actionData?.values.body } : null}
        />
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(n) => `${PATH}?${new URLSearchParams({ state, page: String(n) })}`}
      />
    </StaffFrame>
  )
}
