// Messages are written on the wall itself.
import { redirect } from 'react-router'

export const loader = () => redirect('/community/gaza#write')
