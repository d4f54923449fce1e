import { data } from 'react-router'
import type { Outcome } from '#app/lib/outcome.ts'
import type { Refusal } from './commands.server.ts'
import type { AuthFormState } from './form-errors.ts'

/** 400 with what is wrong, 429 when the visitor must wait. Passwords never travel back. */
export function refused(refusal: Refusal, field: string, values: Record<string, string>) {
  const state: AuthFormState = {
    errors: { [refusal.weak.length > 0 ? 'password' : field]: [refusal.error] },
    values,
    weak: refusal.weak,
  }
  return data(state, { status: refusal.error === 'rateLimited' ? 429 : 400 })
}

export function invalid({ errors, values }: Extract<Outcome<never>, { ok: false }>) {
  return data<AuthFormState>({ errors, values }, { status: 400 })
}
