import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-context.ts'
import { ChevronDown } from './icons.ts'
import { joinClasses } from './join-classes.ts'

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="select-wrap">
      <select className={joinClasses('select', className)} {...useFieldWiring()} {...rest}>
        {children}
      </select>
      <ChevronDown className="i" />
    </div>
  )
}
