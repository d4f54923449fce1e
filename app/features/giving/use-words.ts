import { useT } from '#app/i18n/catalogue.ts'

/** Words for refusals: those of giving back over the community's over those every section has. */
export function useErrors() {
  const t = useT()
  return { ...t.ui.refusals, ...t.contributions.errors, ...t.giving.errors }
}
