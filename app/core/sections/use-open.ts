// For what leads somewhere: whether the operator has that part of the site switched on.
import { useRootData } from '#app/core/request/root-data.ts'
import { isShut } from './sections.ts'

/** Everything leads on where the root loader itself failed. */
export function useOpen(): (to: string) => boolean {
  const off = useRootData()?.config.sectionsOff ?? []
  return (to) => !isShut(off, to)
}
