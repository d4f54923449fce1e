// Time budgets for the parts of `npm test`, in seconds, so that we see a part that grows before the whole is too slow.

export const BUDGETS = {
  setup: 60,
  'build and checks': 90,
  unit: 60,
  database: 150,
  contract: 240,
  browser: 600,
} as const

export type Timed = keyof typeof BUDGETS

/** One line per part that ran and one for all; what took too long says by how much. */
export function writeTimes(seconds: ReadonlyMap<Timed, number>): string {
  const parts = [...seconds].map(([part, took]) => ({ part: part as string, took, budget: BUDGETS[part] as number }))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const all = { part: 'all', took: sum(parts.map(({ took }) => took)), budget: sum(Object.values(BUDGETS)) }
  return [...parts, all]
    .map(({ part, took, budget }) => {
      const over = took > budget ? `  ${Math.ceil(took - budget)} s over` : ''
      return `${part.padEnd(18)}${took.toFixed(0).padStart(5)} s of ${String(budget).padStart(3)} s${over}`
    })
    .join('\n')
}
