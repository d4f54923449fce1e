import { type ReactNode, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Eye, EyeOff } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'

type Props = {
  id: string
  label: string
  hint?: string
  error?: ReactNode
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ id, label, hint, error, autoComplete }: Props) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <div className="with-button">
        <Input
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={72}
          dir="ltr"
        />
        <IconButton
          label={shown ? t.auth.hidePassword : t.auth.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff className="i" /> : <Eye className="i" />}
        </IconButton>
      </div>
    </Field>
  )
}
