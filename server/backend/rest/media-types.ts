// `Accept` and `Content-Type`.
import { refuse } from './errors.ts'

/** `raw`: the value itself, for functions that answer one. */
export type Media =
  | { kind: 'json' | 'csv' | 'geojson'; type: string }
  | { kind: 'json-stripped'; type: string }
  | { kind: 'object'; type: string; isStripped: boolean }
  | { kind: 'plan'; type: string; format: 'json' | 'text'; options: string[]; of: Media }
  | { kind: 'raw'; type: string }

const JSON_TYPE = 'application/json; charset=utf-8'
const AS_JSON: Media = { kind: 'json', type: JSON_TYPE }
const PLAN_OPTIONS = ['analyze', 'verbose', 'settings', 'buffers', 'wal']

type Asked = { name: string; parameters: Map<string, string>; quality: number }

function read(part: string): Asked {
  const [name = '', ...rest] = part.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  const parameters = new Map<string, string>()
  for (const parameter of rest) {
    const at = parameter.indexOf('=')
    if (at > 0)
      parameters.set(
        parameter.slice(0, at).trim().toLowerCase(),
        parameter
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      )
  }
  return { name: name.trim().toLowerCase(), parameters, quality: Number(parameters.get('q') ?? 1) || 0 }
}

function mediaOf({ name, parameters }: Asked, isPlanOpen: boolean): Media | null {
  const isStripped = parameters.get('nulls') === 'stripped'
  switch (name) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return AS_JSON
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return isStripped
        ? { kind: 'json-stripped', type: 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8' }
        : AS_JSON
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return {
        kind: 'object',
        type: `application/vnd.pgrst.object+json${isStripped ? ';nulls=stripped' : ''}; charset=utf-8`,
        isStripped,
      }
    case 'text/csv':
      return { kind: 'csv', type: 'text/csv; charset=utf-8' }
    case 'application/geo+json':
      return { kind: 'geojson', type: 'application/geo+json; charset=utf-8' }
    case 'text/plain':
    case 'text/xml':
      return { kind: 'raw', type: `${name}; charset=utf-8` }
    case 'application/octet-stream':
      return { kind: 'raw', type: name }
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
    case 'application/vnd.pgrst.plan+json':
      return isPlanOpen ? planOf(name, parameters) : null
    default:
      return null
  }
}

function planOf(name: string, parameters: Map<string, string>): Media | null {
  const format = name.endsWith('+json') ? 'json' : 'text'
  const asked = (parameters.get('options') ?? '').split('|')
  const options = PLAN_OPTIONS.filter((option) => asked.includes(option))
  const of = mediaOf(read(parameters.get('for') ?? 'application/json'), false)
  if (!of) return null
  const ending = options.length > 0 ? `; options=${options.join('|')}` : ''
  const about = of.type.replace('; charset=utf-8', '')
  return {
    kind: 'plan',
    type: `application/vnd.pgrst.plan+${format}; for="${about}"${ending}; charset=utf-8`,
    format,
    options,
    of,
  }
}

/** `isRawOpen`: whether the answer may be a bare value. */
export function negotiate(
  accept: string | null,
  { isPlanOpen, isRawOpen }: { isPlanOpen: boolean; isRawOpen: boolean },
) {
  if (accept === null || accept === 'application/json' || accept === '*/*') return AS_JSON
  const asked = accept
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map(read)
    .toSorted((a, b) => b.quality - a.quality)
  for (const one of asked) {
    const media = mediaOf(one, isPlanOpen)
    if (media && (media.kind !== 'raw' || isRawOpen)) return media
  }
  const names = asked.map(({ name }) => name).join(', ')
  return refuse(406, 'PGRST107', `None of these media types are available: ${names}`)
}

export type BodyType = 'json' | 'csv' | 'form' | 'text' | 'xml' | 'bytes'

const BODY_TYPES = new Map<string, BodyType>([
  ['application/json', 'json'],
  ['application/vnd.pgrst.array+json', 'json'],
  ['application/vnd.pgrst.object+json', 'json'],
  ['text/csv', 'csv'],
  ['application/x-www-form-urlencoded', 'form'],
  ['text/plain', 'text'],
  ['text/xml', 'xml'],
  ['application/octet-stream', 'bytes'],
])

export function bodyType(header: string | null, isCall: boolean): BodyType {
  if (header === null) return 'json'
  const name = (header.split(';')[0] ?? '').trim().toLowerCase()
  const type = BODY_TYPES.get(name)
  const isWhole = type === 'text' || type === 'xml' || type === 'bytes'
  if (!type || (isWhole && !isCall)) return refuse(400, 'PGRST102', `Content-Type not acceptable: ${name}`)
  return type
}
