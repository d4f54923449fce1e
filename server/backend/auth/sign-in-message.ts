// The text a wallet signs: EIP-4361 for Ethereum, and the same with another word for Solana.

export type Chain = 'ethereum' | 'solana'
export type SignInMessage = {
  domain: string
  address: string
  statement: string
  uri: string
  chainId: string
  nonce: string
  issuedAt: number
  expiresAt: number | null
  notBefore: number | null
}

const WORD: Record<Chain, string> = { ethereum: 'Ethereum', solana: 'Solana' }
const FIELDS = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At', 'Expiration Time', 'Not Before', 'Request ID']
const MAX_LENGTH = 20_000
/** Anything else a wallet shows as one moment and we might read as another. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

const moment = (text: string | undefined) => (text && MOMENT.test(text) ? Date.parse(text) : Number.NaN)

/** The parts of the message, or why it is none. */
export function readSignInMessage(text: string, chain: Chain): SignInMessage | string {
  if (text.length > MAX_LENGTH) return 'message is too long'
  const [first = '', address = '', blank, ...lines] = text.split('\n')
  const domain = / wants you to sign in with your (\w+) account:$/.exec(first)
  if (domain?.[1] !== WORD[chain]) return `message is not a ${WORD[chain]} sign-in message`
  if (blank !== '') return 'address must be followed by an empty line'
  const isField = (line: string) => FIELDS.some((name) => line.startsWith(`${name}: `))
  const start = lines.findIndex(isField)
  if (start < 0) return 'message has no fields'
  const before = lines.slice(0, start).filter((line) => line !== '')
  if (before.length > 1) return 'statement must be one line'
  const values = new Map<string, string>()
  const end = lines.findIndex((line) => /^Resources:?$/.test(line))
  if (end >= 0 && !lines.slice(end + 1).every((line) => line.startsWith('- '))) return 'resources must be a list'
  for (const line of lines.slice(start, end < 0 ? undefined : end)) {
    const name = FIELDS.find((field) => line.startsWith(`${field}: `))
    if (!name || values.has(name)) return `unexpected line "${line.slice(0, 40)}"`
    values.set(name, line.slice(name.length + 2))
  }
  if (values.get('Version') !== '1') return 'version must be 1'
  // A wallet need not write them; what it writes must be what a reader takes it for.
  const [chainId, nonce] = [values.get('Chain ID'), values.get('Nonce')]
  if (chain === 'ethereum' && !/^\d{1,20}$/.test(chainId ?? '')) return 'chain id is not a number'
  if (nonce !== undefined && !/^[A-Za-z0-9]{8,}$/.test(nonce)) return 'nonce must be at least 8 letters or digits'
  const issuedAt = moment(values.get('Issued At'))
  if (Number.isNaN(issuedAt)) return 'issued at is not a time'
  const [expires, from] = ['Expiration Time', 'Not Before'].map((name) => values.get(name))
  if ((expires && Number.isNaN(moment(expires))) || (from && Number.isNaN(moment(from)))) return 'a time is not a time'
  return {
    domain: first.slice(0, domain.index).replace(/^https?:\/\//, ''),
    address,
    statement: before[0] ?? '',
    uri: values.get('URI') ?? '',
    chainId: chainId ?? '',
    nonce: nonce ?? '',
    issuedAt,
    expiresAt: expires ? moment(expires) : null,
    notBefore: from ? moment(from) : null,
  }
}
