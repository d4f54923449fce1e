// The switches of the site's sections, one for each.
import './console.css'
import { Form, useNavigation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { SectionRow } from './queries.server.ts'

export function SectionsScreen({ sections }: { sections: SectionRow[] }) {
  const words = useT().console.sections
  const isBusy = useNavigation().formData?.get('intent') === 'save'
  return (
    <Card as="section" title={words.title}>
      <Form method="post" className="stack gap-4" key={sections.map(({ isOn }) => Number(isOn)).join('')}>
        <p className="soft">{words.hint}</p>
        <ul className="console-switches">
          {sections.map(({ id, name, isOn }) => (
            <li key={id}>
              <Checkbox name="on" value={id} label={name} defaultChecked={isOn} />
            </li>
          ))}
        </ul>
        <Button type="submit" name="intent" value="save" busy={isBusy} className="self-start">
          {words.save}
        </Button>
      </Form>
    </Card>
  )
}
