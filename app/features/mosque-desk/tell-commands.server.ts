// Commands of people at the noticeboard: they tell single times, or a whole timetable to check against ours and to save.
import { type AddedPhoto, addPhotos } from '#app/core/media/commands.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'
import type { TimedMosque } from '#app/core/mosques/mosque-days.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isCalendar, readCalendarFile } from '#app/core/timetable/read-ical.ts'
import { type Grid, readText, trimGrid } from '#app/core/timetable/read-text.ts'
import { isRole, type Role } from '#app/core/timetable/roles.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Json } from '#app/lib/database.types.ts'
import { readForm } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { describeTable, readTable, type TableReview } from './describe-table.server.ts'
import { tellForm } from './tell-schema.ts'

/** What became of the photo that came along: shown, waiting, or why it was not taken. */
type Photographed = 'published' | 'pending' | Extract<AddedPhoto, { ok: false }>['problem']
type Told = { kind: 'told'; agreed: boolean }
type Kept = { kind: 'kept'; as: 'rules' | 'suggestion' }
export type TellAnswer = ((Told | Kept) & { photo?: Photographed }) | { kind: 'read'; review: TableReview }

const MOST_BYTES = 4 * 1024 * 1024

type Visit = { services: Services; place: string; timed: TimedMosque; locale: Locale; now: Date; isKeeper: boolean }

async function tell(visit: Visit, form: FormData): Promise<Outcome<TellAnswer>> {
  const { services, place } = visit
  const parsed = readForm(tellForm, form)
  if (!parsed.ok) return parsed
  const fields: Record<string, string | undefined> = parsed.value
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']))
  const told: Record<string, Json> = {}
  for (const prayer of JAMAAH_PRAYERS) {
    if (fields[`after_${prayer}`]) told[prayer] = { after: Number(fields[`after_${prayer}`]) }
    else if (fields[`at_${prayer}`]) told[prayer] = { at: fields[`at_${prayer}`] ?? '' }
  }
  const jumuah = [fields.jumuah_1, fields.jumuah_2, fields.jumuah_3].filter(Boolean)
  if (jumuah.length > 0) told.jumuah = [...new Set(jumuah)].map((at) => ({ at: at ?? '' }))
  if (Object.keys(told).length === 0) return refuse('nothingTold', { values })
  if (fields.there !== 'on') return refuse('notThere', { field: 'there', values })
  const kept = await attempt(services, services.db().rpc('tell_times', { place, told, is_there: true }), { values })
  if (!kept.ok) return kept
  const counts = Object.values(kept.value && typeof kept.value === 'object' ? kept.value : {})
  return done(await withPhoto(visit, form, { kind: 'told', agreed: counts.some((count) => Number(count) >= 2) }))
}

/** What was pasted, or the file that came with it. */
async function gridOf({ services, timed }: Visit, form: FormData): Promise<Outcome<Grid>> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) {
    if (file.size > MOST_BYTES) return refuse('tooLarge', { field: 'file' })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const rows = await services.readDocument(bytes)
    if (rows === 'busy') return refuse('tooMany', { field: 'file' })
    if (rows === 'unreadable') return refuse('unreadable', { field: 'file' })
    if (rows) return done(trimGrid(rows))
    return textGrid(decode(bytes), timed)
  }
  const text = form.get('text')
  return textGrid(typeof text === 'string' ? text : '', timed)
}

/** Spreadsheets of Windows write UTF-16 or one byte a letter. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text
}

function textGrid(text: string, { timeZone }: TimedMosque): Outcome<Grid> {
  if (text.includes('\0')) return refuse('unreadable', { field: 'file' })
  return done(isCalendar(text) ? readCalendarFile(text, timeZone) : readText(text))
}

const rolesIn = (form: FormData): Role[] =>
  Array.from({ length: 60 }, (_, column) => form.get(`column_${column}`)).flatMap((role) =>
    typeof role === 'string' && isRole(role) ? [role] : [],
  )

async function read(visit: Visit, form: FormData): Promise<Outcome<TellAnswer>> {
  const grid = await gridOf(visit, form)
  if (!grid.ok) return grid
  const roles = rolesIn(form)
  const review = describeTable(grid.value, { ...visit, roles: roles.length > 0 ? roles : undefined })
  if (review) return done({ kind: 'read', review })
  const text = form.get('text')
  return refuse('noTable', { field: 'text', values: { text: typeof text === 'string' ? text.slice(0, 20_000) : '' } })
}

async function keep(visit: Visit, form: FormData): Promise<Outcome<TellAnswer>> {
  const { services, place, timed, now, isKeeper } = visit
  const grid = await gridOf(visit, form)
  if (!grid.ok) return grid
  const table = readTable(timed, grid.value, now, rolesIn(form))
  const { rules, sessions } = table?.fitted ?? { rules: [], sessions: [] }
  if (rules.length + sessions.length === 0) return refuse('noTable', { field: 'text' })
  const timetable: Record<string, Json> = { rules, sessions }
  const db = services.db()
  const kept = await attempt(
    services,
    isKeeper
      ? db.rpc('set_timetable', { place, rules: timetable.rules ?? [], sessions: timetable.sessions ?? [] })
      : db.rpc('suggest_change', { place, changes: { timetable } }),
  )
  if (!kept.ok) return kept
  return done(await withPhoto(visit, form, { kind: 'kept', as: isKeeper ? 'rules' : 'suggestion' }))
}

/** The times are kept already: a photo that cannot be taken does not undo them. */
async function withPhoto({ services, place }: Visit, form: FormData, told: Told | Kept): Promise<TellAnswer> {
  const [photo] = form.getAll('photos').filter(isChosen)
  if (!photo) return told
  const [added] = await addPhotos(services, { place_id: place, is_timetable: true }, [photo])
  return added ? { ...told, photo: added.ok ? added.status : added.problem } : told
}

const STEPS: Readonly<Record<string, (visit: Visit, form: FormData) => Promise<Outcome<TellAnswer>>>> = {
  tell,
  read,
  keep,
}

export async function tellMosque(visit: Visit, form: FormData | null): Promise<Outcome<TellAnswer>> {
  const intent = form?.get('intent')
  const step = typeof intent === 'string' && Object.hasOwn(STEPS, intent) ? STEPS[intent] : undefined
  if (!form || !step) return refuse('invalid')
  if (!visit.services.allow('write')) return refuse('tooMany')
  return step(visit, form)
}
