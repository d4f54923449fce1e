import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page comes alive: what only works with JavaScript is not offered before. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
