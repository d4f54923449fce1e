// The page around each form of ownership.
import '#app/ui/styles/work.css'
import './business-desk.css'
import type { ComponentProps } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { FormPage } from '#app/ui/form-page.tsx'
import { type OwnershipFormState, summaryOf } from './rules.ts'

type Props = Omit<ComponentProps<typeof FormPage>, 'links' | 'errors'> & {
  state?: OwnershipFormState | null | undefined
}

export function DeskPage({ state, ...rest }: Props) {
  return <FormPage {...rest} errors={summaryOf(useT(), state)} />
}
