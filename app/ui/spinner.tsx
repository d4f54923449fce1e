import { useT } from '#app/i18n/catalogue.ts'
import { joinClasses } from './join-classes.ts'

type Props = { label?: string | undefined; className?: string | undefined }

export function Spinner({ label, className }: Props) {
  const t = useT()
  return (
    <span role="status" className={joinClasses('inline-flex', className)}>
      <span className="spin" aria-hidden="true" />
      <span className="sr-only">{label ?? t.ui.loading}</span>
    </span>
  )
}
