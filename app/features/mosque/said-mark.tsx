// Whose word a time is, as a small mark beside it: the mosque's, staff's, or a member's that was confirmed.
import type { Said } from '#app/core/mosques/iqamah.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { BadgeCheck, Users } from '#app/ui/icons.ts'

export function SaidMark({ said }: { said: Said }) {
  const words = useT().mosques.today.marks
  const Icon = said.as === 'member' ? Users : BadgeCheck
  return (
    <span className={`mosque-said mosque-said--${said.as}`} title={words[said.as]}>
      <Icon className="i i--xs" />
      <span className="sr-only">({words[said.as]})</span>
    </span>
  )
}
