import type { FactorType } from '#app/core/auth/session.server.ts'
import { KeyRound, Phone, Smartphone } from '#app/ui/icons.ts'

const ICON = { totp: Smartphone, phone: Phone, webauthn: KeyRound }

export function FactorIcon({ type }: { type: FactorType }) {
  const Icon = ICON[type]
  return <Icon className="i mt-0.5 flex-none text-brand-ink" />
}
