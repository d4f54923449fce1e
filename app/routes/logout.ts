import { redirect } from 'react-router'
import { signOut } from '#app/core/auth/commands.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import type { Route } from './+types/logout'

export async function action({ context }: Route.ActionArgs) {
  await signOut(context.get(servicesContext))
  return redirect('/auth')
}

/** Opened as a page, it changes nothing: signing out takes a post. */
export const loader = () => redirect('/auth')
