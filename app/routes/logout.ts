import { redirect } from 'react-router'
import { signOut } from '#app/core/auth/commands.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import type { Route } from './+types/logout'

/** What the page's scripts do not take off the device, because they had not come yet, the browser does. */
const CLEARED = { headers: { 'Clear-Site-Data': '"storage"' } }

export async function action({ request, context }: Route.ActionArgs) {
  await signOut(context.get(servicesContext))
  return redirect('/auth', request.headers.get('sec-fetch-dest') === 'document' ? CLEARED : undefined)
}

/** Opened as a page, it changes nothing: signing out takes a post. */
export const loader = () => redirect('/auth')
