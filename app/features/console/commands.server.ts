// Commands of superadmins. The database functions themselves decide who may, and write the record of it.
import type { Brand } from '#app/core/brand/brand-shape.ts'
import { HOME_PARTS, homeParts, orderHome } from '#app/core/brand/home-parts.ts'
import { drawLogo, MAX_LOGO_BYTES } from '#app/core/media/draw-logo.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { switchedSections } from '#app/core/sections/sections.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Json } from '#app/lib/database.types.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { done, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import {
  type brandForms,
  type mailForms,
  type personForms,
  type planForms,
  readSetting,
  type sampleForms,
  type sectionForms,
  type settingForms,
  type setupForms,
} from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

/** What the person's page says after each of its forms. */
const SAID = {
  give: 'given',
  take: 'taken',
  end: 'ended',
  endAll: 'ended',
  lock: 'locked',
  unlock: 'unlocked',
  erase: 'erased',
  keep: 'kept',
} as const

export async function actOnPerson(services: Acting, person: string, form: Intent<typeof personForms>) {
  const db = services.db()
  const { reason } = form.value
  const call = () => {
    switch (form.intent) {
      case 'give':
        return db.rpc('set_role', { person, reason, role: form.value.role, granted: true })
      case 'take':
        return db.rpc('set_role', {
          ...{ person, reason, role: form.value.role, granted: false },
          sure: form.value.sure !== undefined,
        })
      case 'end':
        return db.rpc('end_sessions', { person, reason, of_session: form.value.session })
      case 'endAll':
        return db.rpc('end_sessions', { person, reason })
      case 'lock':
        return db.rpc('lock_account', { person, reason })
      case 'unlock':
        return db.rpc('unlock_account', { person, reason })
      case 'erase':
        return db.rpc('erase_account', { person, reason })
      case 'keep':
        return db.rpc('keep_account', { person, reason })
    }
  }
  const outcome = await attempt(services, call(), { values: form.values })
  return outcome.ok ? { ok: true as const, value: SAID[form.intent] } : outcome
}

export const actOnMail = (services: Acting, { intent, value, values }: Intent<typeof mailForms>) =>
  attempt(services, services.db().rpc(intent === 'retry' ? 'retry_mail' : 'drop_mail', value), { values })

export const runJob = (services: Acting, name: string) => attempt(services, services.db().rpc('ask_for_job', { name }))

export async function changeSetting(services: Acting, { intent, value, values }: Intent<typeof settingForms>) {
  const read = intent === 'back' ? { value: readKept(value.value) } : readSetting(value.name, value.value)
  if ('error' in read) return refuse(read.error, { field: value.name, values })
  const set = services.db().rpc('set_site_setting', { name: value.name, value: read.value })
  return attempt(services, set, { values })
}

/** What the history said; the database checks it once more. */
function readKept(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Prices, taxes and codes. What was done is said by the page. */
export async function actOnPlans(services: Acting, form: Intent<typeof planForms>) {
  const { values } = form
  const db = services.db()
  switch (form.intent) {
    case 'price':
      return changePrice(services, form)
    case 'tax': {
      const { country: country_code, ...rate } = form.value
      return saying(
        'taxed',
        await attempt(services, db.from('tax_rates').upsert({ country_code, ...rate }), { values }),
      )
    }
    case 'untax':
      return saying(
        'untaxed',
        await attempt(
          services,
          db.from('tax_rates').delete().eq('country_code', form.value.country).select('country_code'),
          {
            values,
            nothing: 'notAllowed',
          },
        ),
      )
    case 'code': {
      const { plan: plan_type, ...rest } = form.value
      const made = await attempt(services, db.from('discount_codes').insert({ sold: 'plan', plan_type, ...rest }), {
        values,
      })
      return saying('coded', made.ok ? made : placeAt(made, 'code', values))
    }
    case 'endCode':
      return saying(
        'codeEnded',
        await attempt(
          services,
          db.from('discount_codes').update({ active: false }).eq('code', form.value.code).select('code'),
          {
            values,
            nothing: 'notAllowed',
          },
        ),
      )
  }
}

const saying = <T>(said: string, outcome: Outcome<T>): Outcome<string> => (outcome.ok ? done(said) : outcome)

async function changePrice(
  services: Acting,
  { value, values }: Extract<Intent<typeof planForms>, { intent: 'price' }>,
): Promise<Outcome<string>> {
  const { plan, monthly, annual, reason } = value
  const outcome = await attempt(services, services.db().rpc('set_plan_price', { plan, monthly, annual, reason }), {
    values,
  })
  return outcome.ok ? done('priced') : placeAt(outcome, 'monthly', values)
}

/** What is not ticked is off. */
export async function switchSections(services: Acting, { value, values }: Intent<typeof sectionForms>) {
  const on = new Set(value.on.split(','))
  const off = switchedSections.filter((id) => !on.has(id))
  const set = services.db().rpc('set_site_setting', { name: 'sections_off', value: off.length > 0 ? off : null })
  return attempt(services, set, { values })
}

/** The one that is there already. */
const KEPT_LOGO = 'keep'

type Dressing = Acting & Pick<Services, 'config' | 'drawInTurn'>

/** Only what differs from what ships is kept. */
export async function changeBrand(services: Dressing, { intent, value, values }: Intent<typeof brandForms>) {
  const keep = (brand: Brand | null) =>
    attempt(services, services.db().rpc('set_site_setting', { name: 'brand', value: brand }), { values })
  if (intent === 'reset') return keep(null)
  const { name, light, dark, logo: file, noLogo } = value
  let logo = noLogo === undefined && services.config.brand.logo ? KEPT_LOGO : undefined
  if (file && file.size > 0) {
    if (file.size > MAX_LOGO_BYTES) return refuse('tooLarge', { field: 'logo', values })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const drawn = await services.drawInTurn(() => drawLogo(bytes))
    if (drawn === 'busy') return refuse('tooMany', { field: 'logo', values })
    if (drawn === null) return refuse('notPicture', { field: 'logo', values })
    logo = drawn
  }
  const home = orderHome(homeParts(services.config.brand), (part) => value[`home_${part}`])
  if (home.length === 0) return refuse('homeEmpty', { values })
  const brand: Brand = {
    ...(name && { name }),
    ...(light && { light }),
    ...(dark && { dark }),
    ...(logo && { logo }),
    ...(home.join() !== HOME_PARTS.join() && { home }),
  }
  return keep(Object.keys(brand).length > 0 ? brand : null)
}

export async function removeSamplePart(
  services: Acting & Pick<Services, 'tasks'>,
  { intent, value, values }: Intent<typeof sampleForms>,
) {
  const part = intent === 'part' ? value.part : null
  const allowed = await attempt(services, services.db().rpc('begin_sample_removal', part ? { of_part: part } : {}), {
    values,
  })
  if (!allowed.ok) return allowed
  await services.tasks.removeSample(part)
  return { ok: true as const, value: part }
}

/** The database says first whether this visitor may; the process then does it. */
export async function actOnSetup(
  services: Acting & Pick<Services, 'tasks'>,
  { intent, values }: Intent<typeof setupForms>,
  { email, locale }: { email: string; locale: Locale },
) {
  const isRemoval = intent === 'removeSample'
  const allowed = await attempt(services, services.db().rpc(isRemoval ? 'begin_sample_removal' : 'setup_facts'), {
    values,
  })
  if (!allowed.ok) return allowed
  await (isRemoval ? services.tasks.removeSample(null) : services.tasks.sendTestMail(email, locale))
  return { ok: true as const, value: intent }
}
