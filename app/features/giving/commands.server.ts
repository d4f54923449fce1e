// Commands of members on campaigns. The database decides who may.

import { redirect } from 'react-router'
import type * as z from 'zod'
import { findUser } from '#app/core/auth/session.server.ts'
import { besideField, inputOf } from '#app/core/contributions/commands.server.ts'
import type { ContributionInput } from '#app/core/contributions/schema.ts'
import { type Saved, saved as savedShape } from '#app/core/contributions/shapes.server.ts'
import { keepDocument } from '#app/core/media/keep-document.server.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { type FieldErrors, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import { campaignFields, type listForms, pageForms } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>
type Form = { form: ContributionInput; id?: string; wanted: string }

/** Words of the database that belong beside a field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  organiser: 'organiser',
  goal: 'goal',
  goalFixed: 'goal',
  dates: 'starts_on',
  zakat: 'zakat_by',
  amount: 'amount',
  amountSmall: 'amount',
  entry: 'body',
  dua: 'body',
  wordsRefused: 'body',
  spend: 'amount',
  document: 'document',
  documentLimit: 'document',
  shift: 'day',
  groupName: 'name',
  groupAbout: 'about',
}

function beside<T>(outcome: Outcome<T>, values: Values): Outcome<T> {
  if (outcome.ok) return outcome
  const field = FIELD_OF[outcome.errors.form?.[0] ?? '']
  return field ? placeAt(outcome, field, values) : outcome
}

/** The words and the campaign in one transaction. */
export async function saveCampaign(
  services: Acting,
  { form, id, wanted }: Form,
  values: Values,
): Promise<Outcome<Saved>> {
  const fields = campaignFields.safeParse(values)
  if (!fields.success) {
    const errors: FieldErrors = {}
    for (const { path, message } of fields.error.issues) errors[String(path[0] ?? 'form')] = [message]
    return { ok: false, status: 400, errors, values }
  }
  const { tags: _tags, ...input } = inputOf(form)
  const campaign = fields.data
  const saving = services.db().rpc('save_campaign', { input, campaign, wanted, ...(id && { contribution: id }) })
  const saved = beside(await attempt(services, saving, { values, shape: savedShape }), values)
  return besideField(saved, values)
}

type Told = { contribution: string; value: z.output<typeof pageForms.tell>; paper: unknown }

async function tell(services: Services, { contribution, value, paper }: Told, values: Values) {
  const user = await findUser(services)
  if (!user) return refuse('notAllowed', { values })
  const kept = await keepDocument(services, 'campaign-documents', user.id, paper)
  if (!kept.ok) return placeAt(kept, 'document', values)
  const { kind, body, amount, happened_on } = value
  const telling = services.db().rpc('tell_campaign', {
    contribution,
    kind,
    body,
    ...(amount !== null && { amount }),
    ...(happened_on !== null && { happened_on }),
    ...(kept.value && { document: kept.value }),
  })
  return beside(await attempt(services, telling, { values }), values)
}

export const takeShift = (services: Acting, shift: string, wanted: boolean) =>
  attempt(services, services.db().rpc('take_shift', { shift, wanted }))

type Group = z.output<typeof listForms.group>
export async function registerGroup(services: Acting, { name, about, website }: Group, values: Values) {
  const sending = services.db().rpc('register_giving_group', { name, about, ...(website && { website }) })
  return beside(await attempt(services, sending, { values }), values)
}

type Act = {
  intent: string
  contribution: string
  /** The campaign's title, as it stands where people pay. */
  title: string
  /** The page to come back to, without the language. */
  address: string
  posted: FormData
  visit: Pick<Visit, 'place' | 'choice' | 'locale'>
}

/** Written down here, paid at the provider, into the campaign's own account. */
async function give(services: Services, { contribution, title, address, visit }: Act, values: Values) {
  if (!services.config.giving.toCampaigns) return refuse('closed', { values })
  const { amount } = pageForms.give.parse(values)
  const user = await findUser(services)
  if (!user) return refuse('notAllowed', { values })
  if (!services.allow('order')) return refuse('tooMany', { values })
  const started = await services.tasks.giveToCampaign({
    campaign: contribution,
    amount,
    giver: user.id,
    name: title,
    address,
    locale: visit.locale,
  })
  if ('to' in started) throw redirect(started.to)
  services.giveBack('order')
  return beside(await attempt(services, Promise.resolve({ data: null, error: started }), { values }), values)
}

/** Who may, the database says first. */
async function connect(services: Services, { contribution, address, visit }: Act, values: Values) {
  if (!services.config.giving.toCampaigns) return refuse('closed', { values })
  const may = await attempt(services, services.db().rpc('connect_campaign', { contribution }), { values })
  if (!may.ok) return may
  const led = await services.tasks.connectCampaign(contribution, inLocale(address, visit.locale))
  if (led === 'failed') return refuse('failed', { values })
  throw redirect(led.to)
}

/** Everything that is done on a campaign's page besides what every section has. */
export async function actOnCampaign(services: Services, asked: Act, values: Values): Promise<Outcome<unknown>> {
  const { intent, contribution, posted, visit } = asked
  const db = services.db()
  const run = async (call: Parameters<typeof attempt>[1]) => beside(await attempt(services, call, { values }), values)
  switch (intent) {
    case 'pledge':
      return run(db.rpc('pledge', { contribution, amount: pageForms.pledge.parse(values).amount }))
    case 'unpledge':
      return run(db.rpc('pledge', { contribution }))
    case 'remind-pledge': {
      const { remind } = pageForms['remind-pledge'].parse(values)
      // By the clocks and the moon of where they are, and the days their own calendar differs.
      const { place, choice } = visit
      const clocks = {
        time_zone: timeZoneAt(place.lat, place.lng),
        ...(place.countryCode && { country: place.countryCode }),
        moved: choice.hijriDays ?? 0,
      }
      return run(db.rpc('remind_to_give', { contribution, ...(remind && { remind, ...clocks }) }))
    }
    case 'dua': {
      const { body, is_private } = pageForms.dua.parse(values)
      return run(db.rpc('say_dua', { contribution, body, is_private: is_private === 'on' }))
    }
    case 'undua':
      return run(db.rpc('say_dua', { contribution }))
    case 'settle':
      return run(db.rpc('settle_pledge', pageForms.settle.parse(values)))
    case 'tell':
      return tell(
        services,
        { contribution, value: pageForms.tell.parse(values), paper: posted.get('document') },
        values,
      )
    case 'offer':
      return run(db.rpc('offer_shift', { contribution, ...pageForms.offer.parse(values) }))
    case 'take':
    case 'leave':
      return takeShift(services, values.shift ?? '', intent === 'take')
    case 'cancel-shift':
      return run(db.rpc('cancel_shift', { shift: values.shift ?? '' }))
    case 'move-shift':
      return run(db.rpc('move_shift', pageForms['move-shift'].parse(values)))
    case 'give':
      return give(services, asked, values)
    case 'connect':
      return connect(services, asked, values)
    case 'disconnect':
      return run(db.rpc('disconnect_campaign', { contribution }))
    default:
      return run(db.rpc('end_campaign', { contribution }))
  }
}
