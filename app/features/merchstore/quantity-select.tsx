import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Select } from '#app/ui/select.tsx'
import { MOST_EACH } from './cart.ts'

export function QuantitySelect({ defaultValue }: { defaultValue: number }) {
  const { locale } = useI18n()
  return (
    <Select name="quantity" defaultValue={defaultValue}>
      {Array.from({ length: MOST_EACH }, (_, i) => (
        <option key={i + 1} value={i + 1}>
          {formatNumber(locale, i + 1)}
        </option>
      ))}
    </Select>
  )
}
