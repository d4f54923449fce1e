// Facilities: yes, no or unknown.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import type { DeskData } from './queries.server.ts'
import type { FormState } from './rules.ts'
import { TriStateFields } from './tri-state-fields.tsx'

export function FactsPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const t = useT()
  return (
    <Form method="post" className="desk-form" noValidate>
      <p className="soft">{t.mosques.edit.facilities.lead}</p>
      <input type="hidden" name="intent" value="facilities" />
      <TriStateFields flags={desk.flags} values={state?.values} unknown={t.mosques.edit.unknown} />
      <div>
        <Button type="submit" size="lg">
          {t.mosques.edit.save}
        </Button>
      </div>
    </Form>
  )
}
