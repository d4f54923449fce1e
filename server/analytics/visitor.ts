// Reads from a request's headers whether its visitor is counted, and with which browser.
import { isbot } from 'isbot'

const LONGEST_AGENT = 512

export const agentOf = (headers: Headers) => (headers.get('user-agent') ?? '').slice(0, LONGEST_AGENT)

/** Who asks not to be tracked, and whatever is no person. */
export const isUncounted = (headers: Headers) =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1' || isbot(headers.get('user-agent') ?? '')
