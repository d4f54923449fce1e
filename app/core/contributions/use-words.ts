import { useT } from '#app/i18n/catalogue.ts'

/** Words for refusals: those of the community over those every section has. */
export function useErrorWords() {
  const t = useT()
  return { ...t.ui.refusals, ...t.contributions.errors }
}
