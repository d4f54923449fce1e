// The roles of `user_roles`, and who may do what a role may. Guards, menus and pages ask here; policies ask
// `private.holds_role`, which a test of the database compares with this.

export const ROLES = ['staff', 'superadmin', 'affiliate'] as const
export type Role = (typeof ROLES)[number]

/** A superadmin may do all that staff may. */
const HOLDERS: Readonly<Record<Role, readonly Role[]>> = {
  staff: ['staff', 'superadmin'],
  superadmin: ['superadmin'],
  affiliate: ['affiliate'],
}

export const holdsRole = (roles: readonly string[], wanted: Role): boolean =>
  HOLDERS[wanted].some((role) => roles.includes(role))

/** The desk of each role; whoever has several roles works at the first of theirs. */
export const DESKS: readonly { role: Role; to: string }[] = [
  { role: 'superadmin', to: '/dashboard/superadmin' },
  { role: 'staff', to: '/dashboard/staff' },
  { role: 'affiliate', to: '/dashboard/affiliate' },
]

export const ownDesk = (roles: readonly string[]): string | null =>
  DESKS.find(({ role }) => holdsRole(roles, role))?.to ?? null

/** Whose powers take a second factor, whether or not they set one up. */
export const SECOND_FACTOR_RULES = ['optional', 'superadmins', 'required'] as const
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number]

export function mustHaveSecondFactor(roles: readonly string[], rule: SecondFactorRule): boolean {
  if (rule === 'optional') return false
  return holdsRole(roles, rule === 'superadmins' ? 'superadmin' : 'staff')
}
