// Gives all screens of the staff the number of items waiting on each. The layouts inside decide who may enter.
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
