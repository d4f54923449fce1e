// What a mosque's people, staff and members change. The database decides who may; this file turns its answers into words.

import { findUser } from '#app/core/auth/session.server.ts'
import { addPhotos } from '#app/core/media/commands.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { JAMAAH_PRAYERS, type JumuahSession, ruleOn } from '#app/core/mosques/iqamah.ts'
import { FACILITIES, type Facility, readRules } from '#app/core/mosques/read-mosque.ts'
import { updateMosque } from '#app/core/mosques/table-access.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Json } from '#app/lib/database.types.ts'
import { readForm } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import {
  announcementForm,
  appointForm,
  claimForm,
  facilitiesForm,
  idForm,
  isSameRule,
  JUMUAH_LINES,
  jumuahForm,
  lastDayOf,
  MOST_SCREEN_PHOTOS,
  occasionForm,
  readAmount,
  readIqamah,
  screenForm,
  suggestForm,
  timesForm,
  womenForm,
} from './schema.ts'

export type Said = 'saved' | 'removed' | 'published' | 'sent' | 'accepted' | 'declined' | 'appointed' | 'dismissed'
type Answer = Parameters<typeof attempt>[1]

/** A write that touched no row was not allowed, or came too late. */
async function carryOut(
  services: Services,
  values: Record<string, string>,
  said: Said,
  answer: Answer,
): Promise<Outcome<Said>> {
  const kept = await attempt(services, answer, { nothing: 'notAllowed', values })
  return kept.ok ? done(said) : kept
}

const flag = (word: string) => (word === '' ? null : word === 'yes')
const orNull = (text: string) => (text === '' ? null : text)

type Desk = { services: Services; place: string; form: FormData | null }
type Step = (desk: Desk) => Promise<Outcome<Said>>

/** Reads the form and goes on with what it says. */
const withForm =
  <T>(
    read: (form: FormData | null) => Outcome<T>,
    go: (value: T, desk: Desk, values: Record<string, string>) => Promise<Outcome<Said>>,
  ): Step =>
  async (desk) => {
    const parsed = read(desk.form)
    return parsed.ok ? go(parsed.value, desk, readTyped(desk.form)) : parsed
  }

async function update(
  { services, place }: Desk,
  changes: Parameters<typeof updateMosque>[2],
  values: Record<string, string>,
): Promise<Outcome<Said>> {
  const kept = await updateMosque(services, place, changes, values)
  return kept.ok ? done('saved') : kept
}

const readFlags = (value: Record<string, string>) =>
  Object.fromEntries(
    FACILITIES.flatMap((facility) => {
      const answer = flag(value[`f_${facility}`] ?? '')
      return answer === null ? [] : [[facility, answer]]
    }),
  ) as Partial<Record<Facility, boolean>>

const saveIqamah: Step = async ({ services, place, form }) => {
  const read = readIqamah(form)
  if (!read.ok) return read
  const { from, until, values } = read.value
  const present = readRules(await ask(services, services.db().from('iqamah_rules').select('*').eq('place_id', place)))
  // The form shows what holds now: only what was changed becomes a new rule.
  const rules = read.value.rules.filter((rule) => !isSameRule(rule, ruleOn(present, rule.prayer, from)))
  if (rules.length === 0) return refuse('nothing', { values })
  const args = {
    place,
    effective_from: from,
    rules,
    ...(until && { effective_until: until }),
  }
  return carryOut(services, values, 'saved', services.db().rpc('set_iqamah', args))
}

const saveWomen = withForm(
  (form) => readForm(womenForm, form),
  (value, desk, values) => {
    const space = {
      ...(value.open_for && { open_for: value.open_for }),
      ...(value.entrance && { entrance: value.entrance }),
      ...(value.wudu && { wudu: value.wudu === 'yes' }),
      ...(value.hears && { hears: value.hears }),
      ...(value.children && { children: value.children === 'yes' }),
      ...(value.note && { note: value.note }),
    }
    return update(desk, { women_space: Object.keys(space).length > 0 ? space : null }, values)
  },
)

const saveTimes = withForm(
  (form) => readForm(timesForm, form),
  (value, desk, values) => {
    const fields: Record<string, string> = value
    const times = Object.fromEntries(
      JAMAAH_PRAYERS.flatMap((prayer) => (fields[`p_${prayer}`] ? [[prayer, fields[`p_${prayer}`]]] : [])),
    )
    const hasTimes = Object.keys(times).length > 0
    const changes = {
      calculation_method: value.method === '' ? null : Number(value.method),
      asr_school: value.school === '' ? null : Number(value.school),
      prayer_times: hasTimes ? times : null,
      prayer_date: hasTimes ? orNull(value.prayer_date) : null,
      phone: orNull(value.phone),
      email: orNull(value.email),
      website: orNull(value.website),
      description: orNull(value.description),
    }
    return update(desk, changes, values)
  },
)

const saveFacilities = withForm(
  (form) => readForm(facilitiesForm, form),
  (value, desk, values) => update(desk, { facilities: readFlags(value) }, values),
)

const saveJumuah = withForm(
  (form) => readForm(jumuahForm, form),
  ({ id, ...value }, { services, place }, values) => {
    const row = {
      khutbah_at: value.khutbah_at,
      prayer_at: orNull(value.prayer_at),
      language: orNull(value.language),
      venue: orNull(value.venue),
      women_space: flag(value.women_space),
      note: orNull(value.note),
      season_from: orNull(value.season_from),
      season_until: orNull(value.season_until),
    }
    const table = services.db().from('jumuah_sessions')
    const write = id ? table.update(row).eq('id', id).eq('place_id', place) : table.insert({ ...row, place_id: place })
    return carryOut(services, values, 'saved', write.select('id'))
  },
)

const saveOccasion = withForm(
  (form) => readForm(occasionForm, form),
  ({ id, ...value }, { services, place }, values) => {
    const row = {
      kind: value.kind,
      from_date: value.from_date,
      until_date: orNull(value.until_date),
      at_time: orNull(value.at_time),
      after_prayer: orNull(value.after_prayer),
      rakahs: value.rakahs === '' ? null : Number(value.rakahs),
      ...(value.kind === 'fitrana'
        ? { amount: readAmount(value.amount), currency: value.currency }
        : { amount: null, currency: null }),
      language: orNull(value.language),
      venue: orNull(value.venue),
      women_space: flag(value.women_space),
      note: orNull(value.note),
    }
    const table = services.db().from('mosque_occasions')
    const write = id ? table.update(row).eq('id', id).eq('place_id', place) : table.insert({ ...row, place_id: place })
    return carryOut(services, values, 'saved', write.select('id'))
  },
)

const saveScreen = withForm(
  (form) => readForm(screenForm, form),
  async (value, { services, place, form }, values) => {
    const files = (form?.getAll('photos') ?? []).filter(isChosen)
    const added = await addPhotos(services, { place_id: place }, files)
    const row = {
      place_id: place,
      prayer_minutes: Number(value.prayer_minutes),
      dhikr_minutes: Number(value.dhikr_minutes),
      slide_seconds: Number(value.slide_seconds),
      goes_dark: value.goes_dark === 'on',
      photo_ids: [...value.shown, ...added.flatMap((photo) => (photo.ok ? [photo.id] : []))].slice(
        0,
        MOST_SCREEN_PHOTOS,
      ),
    }
    const write = services.db().from('mosque_screens').upsert(row).select('place_id')
    const kept = await carryOut(services, values, 'saved', write)
    return kept.ok && added.some(({ ok }) => !ok) ? refuse('photo', { field: 'photos', values }) : kept
  },
)

/** To the end of that day, wherever on earth the mosque is. */
const endOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000).toISOString()

const announce = withForm(
  (form) => readForm(announcementForm, form),
  async (value, { services, place }, values) => {
    const user = await findUser(services)
    if (!user) return refuse('signIn', { values })
    const until = lastDayOf(value)
    if (until && Date.parse(endOfDay(until)) < Date.now())
      return refuse('past', { field: until === value.expires_on ? 'expires_on' : 'happens_on', values })
    const row = {
      kind: value.kind,
      title: value.title,
      body: value.body,
      happens_on: orNull(value.happens_on),
      at_time: orNull(value.at_time),
      after_prayer: orNull(value.after_prayer),
      venue: orNull(value.venue),
      burial_place: orNull(value.burial_place),
      is_pinned: value.is_pinned === 'on',
      ...(until && { expires_at: endOfDay(until) }),
    }
    const table = services.db().from('mosque_announcements')
    if (value.id) {
      const write = table.update(row).eq('id', value.id).eq('place_id', place)
      return carryOut(services, values, 'saved', write.select('id'))
    }
    const write = table.insert({ ...row, place_id: place, author_id: user.id })
    const kept = await attempt(services, write.select('status').single(), { values })
    return kept.ok ? done(kept.value.status === 'published' ? 'published' : 'sent') : kept
  },
)

const remove = (table: 'iqamah_rules' | 'jumuah_sessions' | 'mosque_occasions') =>
  withForm(
    (form) => readForm(idForm, form),
    ({ id }, { services, place }) =>
      carryOut(
        services,
        {},
        'removed',
        services.db().from(table).delete().eq('id', id).eq('place_id', place).select('id'),
      ),
  )

const withdraw = withForm(
  (form) => readForm(idForm, form),
  ({ id }, { services, place }) =>
    carryOut(
      services,
      {},
      'removed',
      services
        .db()
        .from('mosque_announcements')
        .update({ status: 'withdrawn' })
        .eq('id', id)
        .eq('place_id', place)
        .select('id'),
    ),
)

const decide = (accept: boolean) =>
  withForm(
    (form) => readForm(idForm, form),
    ({ id }, { services }) =>
      carryOut(
        services,
        {},
        accept ? 'accepted' : 'declined',
        services.db().rpc('decide_suggestion', { suggestion: id, decision: accept ? 'accept' : 'decline' }),
      ),
  )

const appoint = withForm(
  (form) => readForm(appointForm, form),
  async ({ email }, { services, place }, values) => {
    const kept = await attempt(services, services.db().rpc('appoint_mosque_admin', { place, email }), { values })
    if (!kept.ok) return kept
    return kept.value ? done('appointed') : refuse('noAccount', { field: 'email', values })
  },
)

const dismiss = withForm(
  (form) => readForm(idForm, form),
  ({ id }, { services, place }) =>
    carryOut(
      services,
      {},
      'dismissed',
      services.db().from('mosque_admins').delete().eq('mosque_id', place).eq('user_id', id).select('user_id'),
    ),
)

const STEPS: Readonly<Record<string, Step>> = {
  iqamah: saveIqamah,
  'iqamah-remove': remove('iqamah_rules'),
  jumuah: saveJumuah,
  'jumuah-remove': remove('jumuah_sessions'),
  occasion: saveOccasion,
  'occasion-remove': remove('mosque_occasions'),
  screen: saveScreen,
  facilities: saveFacilities,
  women: saveWomen,
  times: saveTimes,
  announce,
  'announce-withdraw': withdraw,
  accept: decide(true),
  decline: decide(false),
  appoint,
  dismiss,
}

/** Every form of the desk, by its intent. */
export async function editMosque(services: Services, place: string, form: FormData | null): Promise<Outcome<Said>> {
  const intent = form?.get('intent')
  const step = typeof intent === 'string' && Object.hasOwn(STEPS, intent) ? STEPS[intent] : undefined
  if (!step) return refuse('invalid')
  if (!services.allow('write')) return refuse('tooMany')
  return step({ services, place, form })
}

export async function sendAnnouncement(
  services: Services,
  place: string,
  form: FormData | null,
): Promise<Outcome<Said>> {
  if (!services.allow('write')) return refuse('tooMany')
  return announce({ services, place, form })
}

export async function undoChange(services: Services, place: string, entry: number): Promise<Outcome<Said>> {
  const kept = await attempt(services, services.db().rpc('undo_mosque_change', { place, entry }), {
    nothing: 'conflict',
  })
  return kept.ok ? done('saved') : kept
}

/** What stands on the page now, so that only what is different is suggested. */
export type Present = {
  method: number | null
  school: number | null
  jumuah: Pick<JumuahSession, 'khutbahAt' | 'prayerAt'>[]
  facilities: Partial<Record<Facility, boolean>>
  phone: string
  website: string
  address: string
  description: string
}

type JumuahInput = { khutbah_at: string; prayer_at?: string }
type JumuahRead = { ok: true; sessions: JumuahInput[] } | { ok: false; error: 'required' | 'order'; field: string }

/** The lines that say something new; a prayer without its khutbah, or before it, cannot be meant. */
function readJumuah(fields: Record<string, string>, present: Present['jumuah']): JumuahRead {
  const sessions: JumuahInput[] = []
  for (const line of JUMUAH_LINES) {
    const [khutbah, prayer] = [fields[`khutbah_${line}`] ?? '', fields[`prayer_${line}`] ?? '']
    if (!khutbah && !prayer) continue
    if (!khutbah) return { ok: false, error: 'required', field: `khutbah_${line}` }
    if (prayer && prayer < khutbah) return { ok: false, error: 'order', field: `prayer_${line}` }
    const known = present.find(({ khutbahAt }) => khutbahAt === khutbah)
    if (known && (!prayer || known.prayerAt === prayer)) continue
    sessions.push({ khutbah_at: khutbah, ...(prayer && { prayer_at: prayer }) })
  }
  return { ok: true, sessions }
}

export async function suggestChange(
  services: Services,
  place: string,
  present: Present,
  form: FormData | null,
): Promise<Outcome<Said>> {
  const parsed = readForm(suggestForm, form)
  if (!parsed.ok) return parsed
  const { note, ...value } = parsed.value
  const fields: Record<string, string> = value
  const facilities = Object.fromEntries(
    Object.entries(readFlags(fields)).filter(([name, answer]) => present.facilities[name as Facility] !== answer),
  )
  const iqamah = Object.fromEntries(
    JAMAAH_PRAYERS.flatMap((prayer) => (fields[`iqamah_${prayer}`] ? [[prayer, fields[`iqamah_${prayer}`]]] : [])),
  )
  const jumuah = readJumuah(fields, present.jumuah)
  if (!jumuah.ok) return refuse(jumuah.error, { field: jumuah.field, values: { ...fields, note } })
  const changes: Record<string, Json | undefined> = {
    ...(jumuah.sessions.length > 0 && { jumuah: jumuah.sessions }),
    ...(value.method !== '' && Number(value.method) !== present.method && { method: Number(value.method) }),
    ...(value.school !== '' && Number(value.school) !== present.school && { school: Number(value.school) }),
    ...(Object.keys(facilities).length > 0 && { facilities }),
    ...(Object.keys(iqamah).length > 0 && { iqamah }),
  }
  for (const name of ['phone', 'website', 'address', 'description'] as const) {
    if (form?.has(name) && value[name] !== present[name]) changes[name] = value[name]
  }
  const values = { ...fields, note }
  if (Object.keys(changes).length === 0) return refuse('nothing', { values })
  if (!services.allow('write')) return refuse('tooMany', { values })
  const args = { place, changes, ...(note && { note }) }
  return carryOut(services, values, 'sent', services.db().rpc('suggest_change', args))
}

export async function requestToKeep(services: Services, place: string, form: FormData | null): Promise<Outcome<Said>> {
  if (!services.allow('write')) return refuse('tooMany')
  const db = services.db()
  if (form?.get('intent') === 'withdraw') {
    return carryOut(services, {}, 'removed', db.rpc('withdraw_mosque_request', { place }))
  }
  const parsed = readForm(claimForm, form)
  if (!parsed.ok) return parsed
  const { role, statement } = parsed.value
  return carryOut(
    services,
    { role, statement },
    'sent',
    db.rpc('request_mosque_admin', { place, claimed_role: role, statement }),
  )
}

/** From a letter's link; nothing else can be done with its token. */
export async function stopMail(
  services: Services,
  token: string | null,
  isTimetable: boolean,
): Promise<'done' | 'unknown' | 'failed'> {
  if (!token || !/^[0-9a-f-]{36}$/.test(token)) return 'unknown'
  const stop = isTimetable ? 'stop_timetable_letters' : 'stop_mosque_mail'
  const stopped = await attempt(services, services.db().rpc(stop, { token }))
  if (!stopped.ok) return 'failed'
  return stopped.value === null ? 'unknown' : 'done'
}
