// The auth service's rules for a password (server/backend/embedded.ts, supabase/config.toml). We check them here first where
// asking the service would cost something that cannot be had back, such as the token from a mail.
import type { WeakPasswordReason } from './auth-errors.ts'

export const PASSWORD_MIN_LENGTH = 8

export function passwordWeaknesses(password: string): WeakPasswordReason[] {
  const hasAll = [/[a-z]/, /[A-Z]/, /[0-9]/].every((kind) => kind.test(password))
  return [
    ...(password.length < PASSWORD_MIN_LENGTH ? (['length'] as const) : []),
    ...(hasAll ? [] : (['characters'] as const)),
  ]
}
