import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

/** Six digits. Phones offer the code they have just received. */
export function CodeField({ error }: { error: string | undefined }) {
  const t = useT().security.confirm
  return (
    <Field id="code" label={t.code} error={error} required>
      <Input
        name="code"
        className="max-w-48 text-lg tracking-widest"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        dir="ltr"
      />
    </Field>
  )
}
