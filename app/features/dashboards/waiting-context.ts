// The number of things waiting on each screen of the staff.
import { createContext } from 'react'
import type { StaffScreen } from './staff-nav.ts'

export type Waiting = Partial<Record<StaffScreen, number>>

export const WaitingContext = createContext<Waiting>({})
