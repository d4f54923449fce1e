// The wizard's first step: who you are, and the way back to what was begun before.
import { data, redirect } from 'react-router'
import { signUp } from '#app/core/auth/commands.server.ts'
import { registerSchema } from '#app/core/auth/schema.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { discardDraft, forgetDraftCookie } from '#app/features/registration/commands.server.ts'
import { draftToken, findDraft, isDraftToken } from '#app/features/registration/queries.server.ts'
import { isBegun, isDone, resumeStep, STEPS, stepPath } from '#app/features/registration/rules.ts'
import { WhoStep, type WhoStepData } from '#app/features/registration/who-step.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { placeAt } from '#app/lib/outcome.ts'
import type { Route } from './+types/business-register'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const user = await findUser(services)
  const token = draftToken(request)
  let draft = await findDraft(services, token)
  // The link in the confirmation mail may be opened on another device. It never takes the place of a draft there.
  const mailed = isDraftToken(url.searchParams.get('draft'))
  if (mailed) {
    if (user && !draft) draft = await findDraft(services, mailed)
    throw redirect('/business-register')
  }
  const isSignedIn = user !== null
  const begun = draft && isBegun(draft.data) ? draft : null
  const page: WhoStepData = {
    displayName: user?.displayName ?? null,
    done: STEPS.filter((step) => isDone(step, begun?.data ?? {}, isSignedIn)),
    resume: begun && {
      name: begun.data.business?.typed?.name || null,
      step: resumeStep(begun.data, true),
      savedAt: begun.updatedAt,
    },
    isNeeded: !isSignedIn && begun !== null && resumeStep(begun.data, true) === 'plan',
  }
  const headers = new Headers()
  // The draft belongs to the account now.
  if (user && token) headers.append('Set-Cookie', forgetDraftCookie(services))
  const { title, description } = t.registration
  return data(
    {
      ...page,
      meta: pageMeta({ url: '/business-register', locale, siteUrl: services.config.siteUrl, title, description }),
    },
    { headers },
  )
}

export const headers = pageHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const sent = await request.formData().catch(() => null)
  if (sent?.get('intent') === 'discard') {
    await discardDraft(services, request)
    throw redirect('/business-register', { headers: { 'Set-Cookie': forgetDraftCookie(services) } })
  }
  const form = readForm(registerSchema, sent)
  if (!form.ok) return refused(form)
  const { identifier, displayName } = form.value
  const token = draftToken(request)
  const next = token ? `/business-register?${new URLSearchParams({ draft: token })}` : '/business-register'
  const outcome = await signUp(services, form.value, { locale, next })
  if (!outcome.ok)
    return refused(
      placeAt(outcome, 'identifier', {
        displayName,
        identifier: 'email' in identifier ? identifier.email : identifier.phone,
      }),
    )
  if (outcome.value.signedIn) {
    const draft = await findDraft({ ...services, mayHaveSession: true }, token)
    throw redirect(stepPath(draft ? resumeStep(draft.data, true) : 'business'))
  }
  if ('phone' in identifier)
    throw redirect(`/auth/phone?${new URLSearchParams({ phone: identifier.phone, next: '/business-register' })}`)
  return { errors: {}, values: {}, sentTo: identifier.email }
}

export default function BusinessRegister({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _, ...page } = loaderData
  return (
    <WhoStep {...page} state={actionData} sentTo={actionData && 'sentTo' in actionData ? actionData.sentTo : null} />
  )
}
