// Fields and choices, and a form that failed.
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { Sample } from './sample.tsx'

const FORM_ERRORS = [
  { fieldId: 'kit-email', message: 'Add the part after @ to the email address.' },
  { fieldId: 'kit-contact', message: 'Choose how customers reach you.' },
]

export function Fields() {
  return (
    <Sample title="Fields">
      <div className="grid w-full grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Name" hint="As on the sign outside" required>
          <Input placeholder="Your business" />
        </Field>
        <Field label="Website" optional>
          <Input type="url" placeholder="https://" />
        </Field>
        <Field label="Email" error="Add the part after @">
          <Input type="email" defaultValue="yusuf@" />
        </Field>
        <Field label="Category">
          <Select>
            <option>Restaurant</option>
            <option>Grocery</option>
          </Select>
        </Field>
        <Field label="Category" error="Choose one">
          <Select>
            <option>—</option>
          </Select>
        </Field>
        <Field label="Plan">
          <Input defaultValue="Disabled" disabled />
        </Field>
        <Field label="Search">
          <Input icon={<Search className="i" />} placeholder="Dish, service, place" />
        </Field>
        <Field label="About" hint="Two or three sentences">
          <Textarea />
        </Field>
        <Field label="About" error="Write at least 20 characters">
          <Textarea defaultValue="Too short" />
        </Field>
      </div>
    </Sample>
  )
}

export function Choices() {
  return (
    <Sample title="Choices">
      <Checkbox label="Open now" defaultChecked />
      <Checkbox label="Family room" />
      <Checkbox label="Disabled" disabled defaultChecked />
      <Checkbox label="With a hint" hint="One line that explains" />
      <Radio label="Hanafi" name="kit-a" defaultChecked />
      <Radio label="Shafi’i, Maliki, Hanbali" name="kit-a" />
      <Radio label="Disabled" name="kit-a" disabled />
      <Switch label="On" defaultChecked />
      <Switch label="Off" />
      <Switch label="Disabled" disabled />
    </Sample>
  )
}

export function FailedForm() {
  const [errors, setErrors] = useState<typeof FORM_ERRORS>([])
  return (
    <Sample title="A form that failed">
      <form className="grid w-full max-w-160 grid-cols-1 gap-5" onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary errors={errors} />
        <Field id="kit-email" label="Email" error={errors[0]?.message}>
          <Input type="email" name="email" />
        </Field>
        <FieldGroup id="kit-contact" legend="How do customers reach you?" error={errors[1]?.message}>
          <Radio framed name="kit-b" label="They come to us" hint="The full address is shown on the map" />
          <Radio framed name="kit-b" label="We go to them" hint="Only the area you serve is shown" defaultChecked />
        </FieldGroup>
        <div className="flex gap-2">
          <Button onClick={() => setErrors([...FORM_ERRORS])}>Show the errors</Button>
          <Button variant="ghost" onClick={() => setErrors([])}>
            Clear
          </Button>
        </div>
      </form>
    </Sample>
  )
}
