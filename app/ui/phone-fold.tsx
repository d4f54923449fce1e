// A form of filters on a phone: folded, so that what was found is on the first screen. On wider screens it simply stands
// there. No script: where a browser cannot unfold by style alone, it stays a fold everywhere.
import type { ReactNode } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { SlidersHorizontal } from './icons.ts'
import { joinClasses } from './join-classes.ts'

type Props = {
  /** Something was chosen in it: the label says so. */
  isActive: boolean
  children: ReactNode
}

export function PhoneFold({ isActive, children }: Props) {
  return (
    <details className="phone-fold">
      <summary className={joinClasses('chip', isActive && 'chip--on')}>
        <SlidersHorizontal className="i" />
        {useT().ui.filters}
      </summary>
      {children}
    </details>
  )
}
