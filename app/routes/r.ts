// The code of an affiliate, typed on the plans page. Owners have it kept at once, everyone else on their own device.
import { redirect } from 'react-router'
import { findBusinessAccount } from '#app/core/auth/membership.server.ts'
import { keepReferral, readReferral, referralCookie } from '#app/core/auth/referral.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { enterCode, followLink } from '#app/features/affiliates/commands.server.ts'
import { codeForm } from '#app/features/affiliates/schema.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/r'

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(codeForm, request)
  const headers = new Headers()
  const back = (note: 'code' | 'lateCode' | 'noCode') => redirect(`/packages?note=${note}#code`, { headers })
  if (!form.ok || !services.allow('write')) return back('noCode')
  const { code } = form.value
  const days = await followLink(services, code)
  if (!days) return back('noCode')

  // Whose link was followed first stays first.
  const first = readReferral(request)
  const user = services.mayHaveSession ? await findUser(services) : null
  if (user && (await findBusinessAccount(services, user.id))) {
    const isFirst = await keepReferral(services, request)
    const counts = isFirst ? first?.code === code : await enterCode(services, code)
    return back(counts ? 'code' : 'lateCode')
  }
  if (first) return back(first.code === code ? 'code' : 'lateCode')
  const secure = services.config.siteUrl.startsWith('https:')
  headers.append('Set-Cookie', referralCookie(code, days, { now: Date.now(), secure }))
  return back('code')
}

/** Opened as a page, it changes nothing: a code is typed. */
export const loader = () => redirect('/packages')
