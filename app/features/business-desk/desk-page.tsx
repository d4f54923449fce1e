// The page around each form of ownership.
import '#app/ui/styles/work.css'
import './business-desk.css'
import type { ComponentProps } from 'react'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { FormPage } from '#app/ui/form-page.tsx'
import { deskErrors } from './rules.ts'

type Props = Omit<ComponentProps<typeof FormPage>, 'errors'> & {
  state?: Refusal | null | undefined
}

export function DeskPage({ state, ...rest }: Props) {
  return <FormPage {...rest} errors={summaryOf(deskErrors(useT()), state)} />
}
