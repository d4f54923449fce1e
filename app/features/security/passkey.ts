// Passkeys in the browser: the site says what to ask, the device asks its owner, and the site judges the answer.
import type { Outcome, Refusal } from '#app/lib/outcome.ts'
import { askBrowser, postTo } from './browser-key.ts'
import type { PasskeyQuestion } from './passkey-commands.server.ts'
import type { SecurityErrorKey } from './schema.ts'

const saidBy = async (question: PasskeyQuestion) => JSON.stringify(await askBrowser(question))

const firstOf = ({ errors }: Refusal<SecurityErrorKey>) => Object.values(errors).flat()[0] ?? 'unexpected'

export async function registerPasskey(name: string): Promise<'ok' | SecurityErrorKey> {
  const post = <T>(fields: Record<string, string>) =>
    postTo<Outcome<T, SecurityErrorKey>>('/account/security-key', fields)
  const begun = await post<{ question: PasskeyQuestion }>({ intent: 'passkey' })
  if (!begun.ok) return firstOf(begun)
  const { question } = begun.value
  const added = await post({ intent: 'addPasskey', name, challenge: question.challenge, said: await saidBy(question) })
  return added.ok ? 'ok' : firstOf(added)
}

/** Whether the second step is still to be taken; null when it did not work. */
export async function presentPasskey(): Promise<{ needsSecondStep: boolean } | null> {
  const post = <T>(fields: Record<string, string>) => postTo<Outcome<T>>('/login/passkey', fields)
  const asked = await post<{ question: PasskeyQuestion }>({ intent: 'begin' })
  if (!asked.ok) return null
  const { question } = asked.value
  const opened = await post<{ needsSecondStep: boolean }>({
    intent: 'answer',
    challenge: question.challenge,
    said: await saidBy(question),
  })
  return opened.ok ? opened.value : null
}
