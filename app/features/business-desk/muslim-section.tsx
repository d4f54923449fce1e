import { useT } from '#app/i18n/catalogue.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { EditSection } from './edit-section.tsx'
import { type SectionProps, useSection } from './use-section.ts'

export function MuslimSection({ isOwnershipHidden, ...props }: SectionProps & { isOwnershipHidden: boolean }) {
  const words = useT().businessDesk.profile
  const { part, frame } = useSection('muslim', props)
  const { muslim_owned: isOwned } = props.listing
  const said = isOwned === null ? words.unknown : isOwned ? words.yes : words.no
  return (
    <EditSection {...frame} values={[{ term: words.muslimOwned, detail: isOwnershipHidden ? words.hideMuslim : said }]}>
      <FieldGroup id="muslim-is_muslim_owned" legend={words.muslimOwned} error={part.errorAt('is_muslim_owned')}>
        {(['yes', 'no'] as const).map((value) => (
          <Radio
            key={value}
            name="is_muslim_owned"
            value={value}
            label={words[value]}
            defaultChecked={isOwned !== null && isOwned === (value === 'yes')}
          />
        ))}
      </FieldGroup>
      <Checkbox
        name="is_hidden"
        label={words.hideMuslim}
        hint={words.hideMuslimHint}
        defaultChecked={isOwnershipHidden}
      />
    </EditSection>
  )
}
