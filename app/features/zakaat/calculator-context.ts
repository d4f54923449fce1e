// The context every section of the calculator shares: the sheet, how to change it, and its result.
import { createContext, useContext } from 'react'
import type { OfferedPrice, Sheet, SheetResult } from './sheet.ts'

export type Calculator = {
  sheet: Sheet
  change: (make: (sheet: Sheet) => Sheet) => void
  result: SheetResult
  offered: readonly OfferedPrice[]
  digits: number
  /** Minor units in the chosen currency and the visitor's language. */
  writeMoney: (minor: bigint) => string
  /** A price as the site has it, "131.5", in the chosen currency. */
  writePrice: (price: string) => string
}

export const CalculatorContext = createContext<Calculator | null>(null)

export function useCalculator(): Calculator {
  const value = useContext(CalculatorContext)
  if (!value) throw new Error('CalculatorContext is missing')
  return value
}
