// One account of the directory, for members: verifying, editing and withdrawing it.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AccountPage } from '#app/features/social-media/account-page.tsx'
import {
  appealRemoval,
  editAccount,
  startVerification,
  stopVerification,
  withdrawAccount,
} from '#app/features/social-media/commands.server.ts'
import { findAccount, loadChoices } from '#app/features/social-media/queries.server.ts'
import { accountForms } from '#app/features/social-media/schema.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/$id'

const SAID = ['saved', 'waits', 'appealed'] as const

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const { id } = args.params
  const account = isUuid(id) ? await findAccount(services, id, locale) : null
  if (!account) throw await missingPage(url, services)
  const { verification } = account
  const { siteUrl } = services.config
  return {
    account,
    choices: loadChoices(locale),
    link: verification && siteUrl + inLocale(`/social-media/code/${verification.token}`, locale),
    until: verification && writeDate(locale, verification.expires_at),
    said: wordIn(SAID, url.searchParams.get('said')),
    meta: pageMeta({
      url: `/social-media/account/${id}`,
      locale,
      siteUrl,
      title: account.name,
      description: t.socialMedia.description,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

type Visit = Awaited<ReturnType<typeof readVisit>>
type Sent = Extract<Awaited<ReturnType<typeof readAccountForm>>, { ok: true }>['value']
const readAccountForm = (request: Request) => readIntent(request, accountForms)

async function act(services: Visit['services'], id: string, sent: Sent) {
  switch (sent.intent) {
    case 'edit':
      return editAccount(services, id, sent.value, sent.values)
    case 'withdraw':
      return withdrawAccount(services, id)
    case 'start':
      return startVerification(services, id)
    case 'stop':
      return stopVerification(services, id)
    case 'appeal':
      return appealRemoval(services, id, sent.value.words, sent.values)
  }
}

export async function action(args: Route.ActionArgs) {
  const { services, url } = await readVisit(args)
  const { id } = args.params
  if (!isUuid(id)) throw await missingPage(url, services)
  const form = await readAccountForm(args.request)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const done = await act(services, id, form.value)
  if (!done.ok) return refused(done)
  const page = `/social-media/account/${id}`
  if (form.value.intent === 'appeal') return redirect(`${page}?said=appealed`)
  if (form.value.intent !== 'edit') return redirect(page)
  const state = typeof done.value === 'object' && done.value !== null && 'state' in done.value && done.value.state
  return redirect(`${page}?said=${state === 'published' ? 'saved' : 'waits'}`)
}

export default function SocialAccount({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <AccountPage {...page} state={actionData} />
}

export const ErrorBoundary = RouteError
