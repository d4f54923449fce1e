import { useErrorWords } from '#app/core/contributions/use-words.ts'
import { useT } from '#app/i18n/catalogue.ts'

/** Words for refusals: those of this section over those of the community. */
export function useErrors() {
  const own = useT().education.errors
  return { ...useErrorWords(), ...own }
}
