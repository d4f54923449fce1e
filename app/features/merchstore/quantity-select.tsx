import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Select } from '#app/ui/select.tsx'
import { MOST_EACH } from './cart.ts'

const QUANTITIES = Array.from({ length: MOST_EACH }, (_, i) => i + 1)

export function QuantitySelect({ defaultValue }: { defaultValue: number }) {
  const { locale } = useI18n()
  return (
    <Select name="quantity" defaultValue={defaultValue}>
      {QUANTITIES.map((quantity) => (
        <option key={quantity} value={quantity}>
          {formatNumber(locale, quantity)}
        </option>
      ))}
    </Select>
  )
}
