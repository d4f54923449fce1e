import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={joinClasses('textarea', className)} {...useFieldWiring()} {...rest} />
}
