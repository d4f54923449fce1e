// Schema of a place's facilities. Only answered questions are stored: a missing key means unknown.
import { FACTS, type Fact } from '#app/core/listings/facts.ts'
import { recordOf } from '#app/lib/records.ts'
import { yesNo } from './text.ts'

export const factFields = recordOf(
  FACTS.map((fact) => `fact_${fact}` as const),
  () => yesNo,
)

export const readFacts = (form: Record<`fact_${Fact}`, 'yes' | 'no' | null>): Partial<Record<Fact, boolean>> =>
  Object.fromEntries(
    FACTS.flatMap((fact) => {
      const said = form[`fact_${fact}`]
      return said ? [[fact, said === 'yes']] : []
    }),
  )
