// Passkeys in the browser: the site says what to ask, the device asks its owner, and the site judges the answer.
import { askBrowser, postTo } from './browser-key.ts'
import type { Outcome } from './commands.server.ts'
import type { PasskeyQuestion } from './passkey-commands.server.ts'
import type { SecurityErrorKey } from './schema.ts'

const saidBy = async (question: PasskeyQuestion) => JSON.stringify(await askBrowser(question))

export async function registerPasskey(name: string): Promise<'ok' | SecurityErrorKey> {
  const post = <T>(fields: Record<string, string>) => postTo<Outcome<T>>('/account/security-key', fields)
  const begun = await post<{ question: PasskeyQuestion }>({ intent: 'passkey' })
  if (!begun.ok) return begun.error
  const { question } = begun
  const added = await post({ intent: 'addPasskey', name, challenge: question.challenge, said: await saidBy(question) })
  return added.ok ? 'ok' : added.error
}

/** Whether the second step is still to be taken; null when it did not work. */
export async function presentPasskey(): Promise<{ needsSecondStep: boolean } | null> {
  const post = <T>(fields: Record<string, string>) => postTo<Outcome<T>>('/login/passkey', fields)
  const asked = await post<{ question: PasskeyQuestion }>({ intent: 'begin' })
  if (!asked.ok) return null
  const { question } = asked
  const opened = await post<{ needsSecondStep: boolean }>({
    intent: 'answer',
    challenge: question.challenge,
    said: await saidBy(question),
  })
  return opened.ok ? opened : null
}
