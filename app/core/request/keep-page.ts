// A form on a bad line: the page and what was typed stay, and it says that nothing was sent.
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { isLostLine } from './lost-line.ts'
import { refused } from './refused.ts'

/** For the `clientAction` of a form that says so itself, where it stands. Whatever the server answers is passed on. */
export async function keepPage<Answer>(sent: { request: Request; serverAction: () => Promise<Answer> }) {
  const copy = sent.request.clone()
  try {
    return await sent.serverAction()
  } catch (fault) {
    if (!isLostLine(fault)) throw fault
    return refused(refuse('offline', { values: readTyped(await copy.formData().catch(() => null)) }))
  }
}
