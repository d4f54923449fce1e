// The page around each form about a mosque.
import '#app/ui/styles/detail.css'
import '#app/ui/styles/work.css'
import './desk.css'
import type { ComponentProps } from 'react'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { FormPage } from '#app/ui/form-page.tsx'
import type { FormState } from './rules.ts'

type Props = Omit<ComponentProps<typeof FormPage>, 'back' | 'errors'> & {
  /** Of the mosque's page. */
  path: string
  state?: FormState | null | undefined
}

export function DeskPage({ path, state, ...rest }: Props) {
  const t = useT()
  return (
    <FormPage {...rest} back={{ to: path, label: t.mosques.edit.back }} errors={summaryOf(t.mosques.errors, state)} />
  )
}
