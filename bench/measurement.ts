/** One figure of a benchmark. Budgets are ratios or bytes: this project is measured on shared, noisy machines. */
export type Measurement = {
  scenario: string
  what: string
  value: number
  unit: string
  budget?: { atMost: number } | { atLeast: number }
}

export const percentile = (values: number[], p: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN
}

export function isWithin({ value, budget }: Measurement): boolean {
  if (!budget) return true
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast
}
