// Holds the sheet and lays out its sections. Everything happens here in the browser.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { useScript } from '#app/lib/use-script.ts'
import { toDecimal } from './amounts.ts'
import { CalculatorContext, type Calculator as Shared } from './calculator-context.ts'
import { FitrSection } from './fitr-section.tsx'
import { HaveSection } from './have-section.tsx'
import { HawlSection } from './hawl-section.tsx'
import { KeepSection } from './keep-section.tsx'
import { MetalsSection } from './metals-section.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { OweSection } from './owe-section.tsx'
import { PastSection } from './past-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { PrintedSheet } from './printed-sheet.tsx'
import { ResultBar } from './result-bar.tsx'
import { emptySheet, type OfferedPrice, readSheet, reckonSheet, type Sheet, writeSheet } from './sheet.ts'
import { moneyFormat } from './write-money.ts'

const KEPT_KEY = 'zakaat-sheet'

/** Storage may be refused altogether; the calculator works without. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

type Props = {
  currencies: readonly { code: string; name: string; digits: number }[]
  offered: readonly OfferedPrice[]
  /** What the visitor's country pays with. */
  currency: string
}

export function Calculator({ currencies, offered, currency }: Props) {
  const { locale, t } = useI18n()
  const [sheet, setSheet] = useState<Sheet>(() => emptySheet(currency))
  const [isKept, setIsKept] = useState(false)
  // Amounts are written by the browser alone: servers and browsers may spell a currency differently.
  const isAlive = useScript()
  const isKnown = useCallback((code: string) => currencies.some((known) => known.code === code), [currencies])

  useEffect(() => {
    const text = withStorage((storage) => storage.getItem(KEPT_KEY))
    const kept = text ? readSheet(text, isKnown) : null
    if (!kept) return
    setSheet(kept)
    setIsKept(true)
  }, [isKnown])

  useEffect(() => {
    if (isKept) withStorage((storage) => storage.setItem(KEPT_KEY, writeSheet(sheet)))
  }, [isKept, sheet])

  const shared = useMemo((): Shared => {
    const digits = currencies.find(({ code }) => code === sheet.currency)?.digits ?? 2
    const format = moneyFormat(locale, sheet.currency, { least: digits, most: digits })
    const priceFormat = moneyFormat(locale, sheet.currency, { least: Math.min(digits, 2), most: 6 })
    return {
      sheet,
      change: setSheet,
      result: reckonSheet(sheet, offered, digits),
      offered,
      digits,
      writeMoney: (minor) => format.format(toDecimal(minor, digits) as `${number}`),
      writePrice: (price) => (isAlive && /^\d+(\.\d+)?$/.test(price) ? priceFormat.format(Number(price)) : price),
    }
  }, [sheet, offered, currencies, locale, isAlive])

  const forget = () => {
    withStorage((storage) => storage.removeItem(KEPT_KEY))
    setIsKept(false)
  }

  return (
    <CalculatorContext value={shared}>
      <div className="zk">
        <div className="zk__main stack gap-5">
          <PricesSection currencies={currencies} />
          <HaveSection />
          <MetalsSection />
          <OweSection />
          {isAlive && <HawlSection />}
          {isAlive && <PastSection />}
          {isAlive && <FitrSection />}
          <KeepSection
            isKept={isKept}
            onKeep={(keep) => (keep ? setIsKept(true) : forget())}
            onOpen={(text) => {
              const read = readSheet(text, isKnown)
              if (read) setSheet(read)
              return read !== null
            }}
            onClear={() => {
              forget()
              setSheet(emptySheet(sheet.currency))
            }}
          />
        </div>
        <aside className="zk__aside">
          {isAlive ? (
            <OutcomePanel />
          ) : (
            <section className="zk-result">
              <h2 className="zk-result__title">{t.zakaat.result.title}</h2>
              <p>{t.zakaat.result.waiting}</p>
            </section>
          )}
        </aside>
        {isAlive && <ResultBar />}
        {isAlive && <PrintedSheet />}
      </div>
    </CalculatorContext>
  )
}
