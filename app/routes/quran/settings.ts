// The reader's settings: every button of its toolbar posts here and comes back.
import { data, redirect } from 'react-router'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { changeSettings } from '#app/features/quran/commands.server.ts'
import type { Route } from './+types/settings'

export const loader = () => redirect('/quran')

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null)
  const changed = form && changeSettings(form, request.headers.get('cookie'))
  if (!changed) return data(null, { status: 400 })
  return redirect(safeNextPath(changed.back, '/quran'), { headers: { 'Set-Cookie': changed.cookie } })
}
