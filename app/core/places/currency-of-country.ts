/** The currency people pay with in a country, to start forms with; the dollar where the list does not know. */
const EURO = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ')

const BY_COUNTRY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO.map((code) => [code, 'EUR'])),
  AE: 'AED',
  AF: 'AFN',
  AL: 'ALL',
  AU: 'AUD',
  AZ: 'AZN',
  BA: 'BAM',
  BD: 'BDT',
  BH: 'BHD',
  BN: 'BND',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  DK: 'DKK',
  DZ: 'DZD',
  EG: 'EGP',
  ET: 'ETB',
  GB: 'GBP',
  GH: 'GHS',
  ID: 'IDR',
  IN: 'INR',
  IQ: 'IQD',
  IR: 'IRR',
  JO: 'JOD',
  JP: 'JPY',
  KE: 'KES',
  KW: 'KWD',
  KZ: 'KZT',
  LB: 'LBP',
  LK: 'LKR',
  LY: 'LYD',
  MA: 'MAD',
  MV: 'MVR',
  MY: 'MYR',
  NG: 'NGN',
  NO: 'NOK',
  NZ: 'NZD',
  OM: 'OMR',
  PH: 'PHP',
  PK: 'PKR',
  PS: 'ILS',
  QA: 'QAR',
  RU: 'RUB',
  SA: 'SAR',
  SD: 'SDG',
  SE: 'SEK',
  SG: 'SGD',
  SN: 'XOF',
  SO: 'SOS',
  SY: 'SYP',
  TH: 'THB',
  TN: 'TND',
  TR: 'TRY',
  TZ: 'TZS',
  UG: 'UGX',
  UZ: 'UZS',
  YE: 'YER',
  ZA: 'ZAR',
}

/** By code. */
export const currencies: readonly string[] = [...new Set([...Object.values(BY_COUNTRY), 'USD'])].toSorted()

export const currencyOf = (countryCode: string): string =>
  (Object.hasOwn(BY_COUNTRY, countryCode) ? BY_COUNTRY[countryCode] : undefined) ?? 'USD'

/** Price marks as a country writes them: £££ in London. Signs of several letters do not repeat well: there it is the dollar. */
export function priceMarks(level: number, countryCode: string): string {
  const sign = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencyOf(countryCode),
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return (sign?.length === 1 ? sign : '$').repeat(level)
}
