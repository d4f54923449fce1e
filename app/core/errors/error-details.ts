// The part of a failure a visitor may read: a message meant for people, or a reference, never a stack or internals.
import { isRouteErrorResponse } from 'react-router'

export type ErrorDetails = { message: string | null; reference: string | null }

const NOTHING: ErrorDetails = { message: null, reference: null }
const LONGEST_MESSAGE = 300

function readText(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  const text = Object.entries(value).find(([name]) => name === key)?.[1]
  return typeof text === 'string' && text !== '' ? text : null
}

/** The first line only: some messages carry a stack or a query after it. */
function cleanMessage(message: string | null): string | null {
  const line = message?.split('\n', 1)[0]?.trim().slice(0, LONGEST_MESSAGE)
  return line || null
}

export function errorDetails(error: unknown, isProduction: boolean): ErrorDetails {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data
    const reference = readText(data, 'reference')
    if (error.status >= 500 && isProduction) return { message: null, reference }
    const message = typeof data === 'string' ? data : (readText(data, 'message') ?? error.statusText)
    return { message: cleanMessage(message), reference }
  }
  if (error instanceof Error) return { message: cleanMessage(error.message), reference: readText(error, 'reference') }
  return typeof error === 'string' ? { message: cleanMessage(error), reference: null } : NOTHING
}
