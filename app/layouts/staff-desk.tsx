// What all screens of the staff know: how much waits on each. Who may enter stands on the layouts inside.
import { Outlet } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { readWaiting } from '#app/features/dashboards/queries.server.ts'
import { WaitingContext } from '#app/features/dashboards/waiting-context.ts'
import type { Route } from './+types/staff-desk'

export const loader = ({ context }: Route.LoaderArgs) => readWaiting(context.get(servicesContext))

export default function StaffDesk({ loaderData }: Route.ComponentProps) {
  return (
    <WaitingContext value={loaderData}>
      <Outlet />
    </WaitingContext>
  )
}
