import { href } from 'react-router'

export const personPath = (id: string) => href('/dashboard/superadmin/people/:id', { id })
