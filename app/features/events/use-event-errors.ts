import { useErrorWords } from '#app/core/contributions/use-words.ts'
import { useT } from '#app/i18n/catalogue.ts'

/** Words for refusals: those of events over those of the community. */
export function useEventErrors() {
  const shared = useErrorWords()
  return { ...shared, ...useT().events.errors }
}
