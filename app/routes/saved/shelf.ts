// Posted to by the forms of /saved: notes, lists, and the links that share them.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { changeShelf } from '#app/features/saved/commands.server.ts'
import { shelfForms } from '#app/features/saved/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/shelf'

export const loader = () => redirect('/saved')

/** Back to the list the form stood on; what was refused is told there. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, shelfForms)
  const outcome = !form.ok
    ? form
    : services.allow('write')
      ? await changeShelf(services, context.get(userContext).id, form.value)
      : refuse('tooMany')
  const back = new URL(request.headers.get('referer') ?? '/saved', request.url)
  const params = new URLSearchParams(back.pathname.endsWith('/saved') ? back.search : '')
  params.delete('problem')
  if (!outcome.ok) params.set('problem', Object.values(outcome.errors)[0]?.[0] ?? 'failed')
  else if (form.ok && form.value.intent === 'remove') params.delete('list')
  else if (form.ok && form.value.intent === 'create') params.set('list', (outcome.value as { id: string }).id)
  return redirect(params.size > 0 ? `/saved?${params}` : '/saved')
}
