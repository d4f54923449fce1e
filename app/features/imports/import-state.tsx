import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { IMPORT_STATES, isUnderWay } from './rules.ts'

/** Where an import stands, in a word. */
export function ImportStateBadge({ state }: { state: string }) {
  const { states } = useT().imports
  const known = IMPORT_STATES.find((name) => name === state)
  const tone =
    state === 'done'
      ? 'brand'
      : state === 'failed'
        ? 'danger'
        : isUnderWay(state)
          ? 'info'
          : state === 'undone'
            ? 'neutral'
            : 'warning'
  return <Badge tone={tone}>{known ? states[known] : state}</Badge>
}
