// Schema of a place's facilities. Only answered questions are stored: a missing key means unknown.
import { FACTS, type Fact } from '#app/core/listings/facts.ts'
import { yesNo } from './text.ts'

export const factFields = Object.fromEntries(FACTS.map((fact) => [`fact_${fact}`, yesNo])) as Record<
  `fact_${Fact}`,
  typeof yesNo
>

export const readFacts = (form: Record<`fact_${Fact}`, 'yes' | 'no' | null>): Partial<Record<Fact, boolean>> =>
  Object.fromEntries(
    FACTS.flatMap((fact) => {
      const said = form[`fact_${fact}`]
      return said ? [[fact, said === 'yes']] : []
    }),
  )
