// A form on a bad line: the page and what was typed stay, and it says that nothing was sent.
import { refuse } from '#app/lib/outcome.ts'
import { refused } from './refused.ts'

/** For a route's `clientAction`. Whatever the server answers is passed on; browsers tell a lost line as a TypeError. */
export async function keepPage<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  try {
    return await serverAction()
  } catch (fault) {
    if (fault instanceof TypeError) return refused(refuse('offline'))
    throw fault
  }
}
