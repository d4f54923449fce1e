// For what leads somewhere: whether the operator has that part of the site switched on.

import { isShut } from '#app/core/sections/sections.ts'
import { useRootData } from './root-data.ts'

/** Everything leads on where the root loader itself failed. */
export function useOpen(): (to: string) => boolean {
  const off = useRootData()?.config.sectionsOff ?? []
  return (to) => !isShut(off, to)
}
