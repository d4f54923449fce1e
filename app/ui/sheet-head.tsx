// The head of a sheet that the browser opens by itself (`popover`): its title, and the button that closes it.
import { useT } from '#app/i18n/catalogue.ts'
import { IconButton } from './icon-button.tsx'
import { X } from './icons.ts'

type Props = {
  /** Of the sheet, which is named by this title: `aria-labelledby={`${id}-title`}`. */
  id: string
  title: string
  className?: string
  look?: 'h3' | 'h4'
}

export function SheetHead({ id, title, className = 'row between', look = 'h4' }: Props) {
  const t = useT()
  return (
    <div className={className}>
      <h2 className={look} id={`${id}-title`}>
        {title}
      </h2>
      <IconButton label={t.ui.close} popoverTarget={id} popoverTargetAction="hide">
        <X className="i" />
      </IconButton>
    </div>
  )
}
