// Yes, no, or not said.
import './listing-form.css'
import { useT } from '#app/i18n/catalogue.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'

type Props = { name: string; label: string; defaultValue: string | undefined }

export function YesNoQuestion({ name, label, defaultValue = '' }: Props) {
  const { halal: words } = useT().listingForm
  const options = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
    { value: '', label: words.unknown },
  ]
  return (
    <div className="listing-form-ask">
      <span>{label}</span>
      <SegmentedControl label={label} name={name} options={options} defaultValue={defaultValue} />
    </div>
  )
}
