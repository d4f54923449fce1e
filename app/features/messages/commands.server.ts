// Writing to a business, and answering. The database decides on which side one stands.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { type Outcome, placeAt } from '#app/lib/outcome.ts'
import type { personForms, replyForms, threadForms } from './schema.ts'

/** What belongs beside the words. */
const ABOUT_WORDS: readonly unknown[] = ['bodyLength', 'wordsRefused', 'noLinks']

const atBody = <T>(outcome: Outcome<T>, body: string): Outcome<T> =>
  !outcome.ok && ABOUT_WORDS.includes(outcome.errors.form?.[0]) ? placeAt(outcome, 'body', { body }) : outcome

/** The conversation it is in now. */
export const askBusiness = async (services: Services, place: string, body: string): Promise<Outcome<string>> =>
  atBody(await attempt(services, services.db().rpc('ask_business', { place, body }), { values: { body } }), body)

export async function changeThread(
  services: Services,
  thread: string,
  form: Intent<typeof threadForms>,
): Promise<Outcome<unknown>> {
  if (form.intent !== 'write') return attempt(services, services.db().rpc('set_thread', { thread, wish: form.intent }))
  const { body } = form.value
  return atBody(
    await attempt(services, services.db().rpc('write_in_thread', { thread, body }), { values: { body } }),
    body,
  )
}

/** The conversation with somebody, begun or gone on with. */
export const writeToPerson = async (services: Services, handle: string, body: string): Promise<Outcome<string>> =>
  atBody(await attempt(services, services.db().rpc('write_to_person', { handle, body }), { values: { body } }), body)

export async function changePersonThread(
  services: Services,
  thread: string,
  form: Intent<typeof personForms>,
): Promise<Outcome<unknown>> {
  if (form.intent !== 'write')
    return attempt(services, services.db().rpc('set_person_thread', { thread, wish: form.intent }))
  const { body } = form.value
  return atBody(
    await attempt(services, services.db().rpc('write_to_member', { thread, body }), { values: { body } }),
    body,
  )
}

/** What is answered often, written once, or taken away again. */
export async function changeReplies(services: Services, form: Intent<typeof replyForms>): Promise<Outcome<unknown>> {
  const replies = services.db().from('saved_replies')
  if (form.intent === 'remove')
    return attempt(services, replies.delete().eq('id', form.value.reply).select('id'), { nothing: 'missing' })
  const { account, title, body } = form.value
  return attempt(services, replies.insert({ account_id: account, title, body }), { values: { title, body } })
}
