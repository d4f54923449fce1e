// One figure with its name, and how it moved. The words of `change` carry the meaning; colour and arrow only repeat it.

import type { ReactNode } from 'react'
import { TrendingDown, TrendingUp } from './icons.ts'
import { joinClasses } from './join-classes.ts'

type Props = {
  label: string
  /** Already formatted for the language. */
  value: string
  change?: { text: string; direction: 'up' | 'down' } | undefined
  hint?: ReactNode
  className?: string | undefined
}

export function StatTile({ label, value, change, hint, className }: Props) {
  const Trend = change?.direction === 'down' ? TrendingDown : TrendingUp
  return (
    <div className={joinClasses('panel tile', className)}>
      <span className="small muted">{label}</span>
      <span className="tile__n">{value}</span>
      {change && (
        <span className={joinClasses('delta', change.direction)}>
          <Trend className="i i--sm flip" />
          {change.text}
        </span>
      )}
      {hint && <span className="small muted">{hint}</span>}
    </div>
  )
}
