// Security keys in the browser: the site says what to ask, the browser asks the key, and the site judges the answer. The
// session never comes here.
import type { Outcome } from '#app/lib/outcome.ts'
import { askBrowser, postTo } from './browser-key.ts'
import type { KeyQuestion } from './commands.server.ts'

const post = <T>(fields: Record<string, string>) => postTo<Outcome<T>>('/account/security-key', fields)

async function answer(question: KeyQuestion): Promise<boolean> {
  const said = JSON.stringify(await askBrowser(question))
  const { factor, challenge, kind } = question
  return (await post({ intent: 'answer', factor, challenge, kind, said })).ok
}

/** True when the key is registered, and the session at the higher level. */
export async function registerKey(name: string): Promise<'ok' | 'nameTaken' | 'failed'> {
  const begun = await post<{ question: KeyQuestion }>({ intent: 'register', name })
  if (!begun.ok) return begun.errors.name?.includes('nameTaken') ? 'nameTaken' : 'failed'
  if (await answer(begun.value.question).catch(() => false)) return 'ok'
  // The person pressed "cancel", or the key did not answer: what was begun is undone, so that the name is free again.
  await post({ intent: 'cancel', factor: begun.value.question.factor })
  return 'failed'
}

export async function presentKey(factor: string): Promise<boolean> {
  const asked = await post<{ question: KeyQuestion }>({ intent: 'present', factor })
  return asked.ok && answer(asked.value.question)
}
