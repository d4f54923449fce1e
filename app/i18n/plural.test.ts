import { expect, test } from 'vitest'
import { intlTag, locales } from './locales.ts'
import { formatNumber } from './plural.ts'

test('a currency’s letters and its sign stay together, from right to left too', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const
  expect(formatNumber('ar', 19.99, dollars)).toContain('\u2066US$\u2069')
  expect(formatNumber('en', 19.99, dollars)).toBe('US$19.99')
  expect(formatNumber('ar', 1234)).toBe('١٬٢٣٤')
})

test.each(locales)('numbers that are written without Intl are written as it would: %s', (locale) => {
  const wishes: [options: Intl.NumberFormatOptions | undefined, numbers: number[]][] = [
    [
      undefined,
      [
        ...Array(1200).keys(),
        21_345,
        999_999,
        1_234_567,
        1e9,
        1e15,
        1e21,
        -1,
        -0,
        0.5,
        Number.NaN,
        Number.POSITIVE_INFINITY,
      ],
    ],
    [{ useGrouping: false }, [0, 7, 999, 1448, 2026, 1e15 - 1, 1e15, -3, 2.5]],
    [{ minimumIntegerDigits: 2 }, [0, 5, 59, 100, 1000, 1.5]],
    [
      { minimumFractionDigits: 1, maximumFractionDigits: 1 },
      [...Array(1200).keys()].flatMap((n) => [n / 10, n / 100, n / 1000]),
    ],
    [{ minimumFractionDigits: 1, maximumFractionDigits: 1 }, [999.9, 999.96, 1000, 1234.5, 4.349999, -0.4, -0]],
    [{ maximumFractionDigits: 0 }, [0, 3, 3.5, 999.9]],
    [{ minimumFractionDigits: 2 }, [3, 4.5]],
    [{ style: 'percent' }, [0, 1, 12]],
    [{ useGrouping: 'min2' }, [999, 1234, 12_345]],
  ]
  for (const [options, numbers] of wishes) {
    const format = new Intl.NumberFormat(intlTag(locale), options)
    for (const n of numbers)
      expect(formatNumber(locale, n, options), `${n} ${JSON.stringify(options)}`).toBe(format.format(n))
  }
})
