// GET and POST /drafts: what a member has begun to write in a form, for their other devices. Theirs alone by policy.
import * as z from 'zod'
import { findUser } from '#app/core/auth/session.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/drafts'

const form = z.string().min(1).max(300)
const drafts = {
  keep: z.object({
    form,
    fields: z
      .string()
      .max(120_000)
      .transform((text, context) => {
        try {
          return z
            .record(z.string(), z.object({ was: z.array(z.string()), is: z.array(z.string()) }))
            .parse(JSON.parse(text))
        } catch {
          context.addIssue('invalid')
          return z.NEVER
        }
      }),
  }),
  forget: z.object({ form }),
}

const answer = (status: number, body: string | null = null) =>
  new Response(body, { status, headers: { 'cache-control': 'private, no-store' } })

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  if (!(await findUser(services))) return answer(401)
  const wanted = form.safeParse(url.searchParams.get('form'))
  if (!wanted.success) return answer(400)
  const kept = await ask(
    services,
    services.db().from('form_drafts').select('fields').eq('form', wanted.data).maybeSingle(),
  )
  if (kept) return answer(200, JSON.stringify(kept.fields))
  const once = z.guid().safeParse(url.searchParams.get('once'))
  const isSent = once.success && (await ask(services, services.db().rpc('was_sent', { once: once.data })))
  return answer(isSent ? 410 : 204)
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const user = await findUser(services)
  if (!user) return answer(401)
  const posted = await readIntent(request, drafts)
  if (!posted.ok) return answer(400)
  if (!services.allow('draft')) return answer(429)
  const { intent, value } = posted.value
  const table = services.db().from('form_drafts')
  const outcome = await attempt(
    services,
    intent === 'keep'
      ? table.upsert({ user_id: user.id, form: value.form, fields: value.fields })
      : table.delete().eq('form', value.form),
  )
  return answer(outcome.ok ? 204 : outcome.status)
}
