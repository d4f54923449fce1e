// Counts what visitors of a listing do with it, as long as its page is open.
import { useEffect } from 'react'
import { useRootData } from '#app/core/request/root-data.ts'
import { isVisitorCounted } from './counted.ts'
import { hearActions } from './hear-actions.ts'

export function useCountedActions(place: string, isOwn: boolean) {
  const root = useRootData()
  useEffect(() => (root && !isOwn ? hearActions(place, () => isVisitorCounted(root)) : undefined), [place, isOwn, root])
}
