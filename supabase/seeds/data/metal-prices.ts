// Round figures near what a gram cost, so that the zakaat page can be tried: samples, not quotations.
export const SAMPLE_PRICE_SOURCE = 'Sample figure, not a quotation'

/** Gold and silver per gram of pure metal. */
export const samplePrices: readonly { currency: string; asOf: string; gold: string; silver: string }[] = [
  { currency: 'USD', asOf: '2026-11-01', gold: '131.50', silver: '1.62' },
  { currency: 'GBP', asOf: '2026-11-01', gold: '100.00', silver: '1.23' },
  { currency: 'EUR', asOf: '2026-11-01', gold: '113.50', silver: '1.40' },
  { currency: 'SAR', asOf: '2026-11-01', gold: '493.00', silver: '6.08' },
  { currency: 'AED', asOf: '2026-11-01', gold: '483.00', silver: '5.95' },
  { currency: 'KWD', asOf: '2026-11-01', gold: '40.350', silver: '0.497' },
  { currency: 'PKR', asOf: '2026-11-01', gold: '36900', silver: '455' },
  { currency: 'INR', asOf: '2026-11-01', gold: '11650', silver: '143.50' },
  { currency: 'TRY', asOf: '2026-11-01', gold: '5550', silver: '68.40' },
  { currency: 'IDR', asOf: '2026-11-01', gold: '2190000', silver: '27000' },
  { currency: 'MYR', asOf: '2026-11-01', gold: '545', silver: '6.70' },
  { currency: 'JPY', asOf: '2026-11-01', gold: '20300', silver: '250' },
  { currency: 'USD', asOf: '2025-12-30', gold: '131.00', silver: '1.60' },
  { currency: 'USD', asOf: '2024-12-30', gold: '84.00', silver: '0.93' },
  { currency: 'USD', asOf: '2023-12-29', gold: '66.30', silver: '0.77' },
  { currency: 'USD', asOf: '2022-12-30', gold: '58.30', silver: '0.77' },
  { currency: 'GBP', asOf: '2025-12-30', gold: '98.00', silver: '1.20' },
  { currency: 'GBP', asOf: '2024-12-30', gold: '67.00', silver: '0.74' },
  { currency: 'GBP', asOf: '2023-12-29', gold: '52.00', silver: '0.60' },
  { currency: 'GBP', asOf: '2022-12-30', gold: '48.40', silver: '0.64' },
]
