// The operator's name, colours, mark and home page in place of ours.
import './console.css'
import { Form, useNavigation } from 'react-router'
import type { Brand } from '#app/core/brand/brand-shape.ts'
import { HOME_PARTS, homeParts } from '#app/core/brand/home-parts.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'

export function BrandScreen({ brand, state }: { brand: Brand; state: Refusal | undefined }) {
  const { locale, t } = useI18n()
  const words = t.console.brand
  const errors = { ...t.ui.refusals, ...t.console.errors }
  const error = (field: string) => errorAt(errors, state, field)
  const typed = (field: 'name' | 'light' | 'dark') => state?.values[field] ?? brand[field] ?? ''
  const busy = useNavigation().formData?.get('intent')
  const shown = homeParts(brand)
  return (
    <>
      <Form method="post" encType="multipart/form-data" className="stack gap-6" noValidate key={JSON.stringify(brand)}>
        <input type="hidden" name="intent" value="save" />
        <Card>
          <div className="stack gap-4">
            <Field id="brand-name" label={words.name} hint={words.nameHint} error={error('name')}>
              <Input name="name" maxLength={40} dir="auto" autoComplete="off" defaultValue={typed('name')} />
            </Field>
            {(['light', 'dark'] as const).map((theme) => (
              <Field
                key={theme}
                id={`brand-${theme}`}
                label={words[theme]}
                hint={words.colourHint}
                error={error(theme)}
              >
                <Input name={theme} maxLength={7} dir="ltr" autoComplete="off" defaultValue={typed(theme)} />
              </Field>
            ))}
            <Field id="brand-logo" label={words.logo} hint={words.logoHint} error={error('logo')}>
              <Input type="file" name="logo" accept="image/png,image/jpeg,image/webp" />
            </Field>
            {brand.logo && (
              <div className="row row--wrap gap-3">
                <img className="console-mark" src={brand.logo} alt={words.now} />
                <Checkbox name="noLogo" value="yes" label={words.noLogo} />
              </div>
            )}
          </div>
        </Card>
        <Card as="section" title={words.home}>
          <div className="stack gap-4">
            <p className="soft">{words.homeHint}</p>
            <div className="console-order">
              {HOME_PARTS.map((part) => (
                <Field key={part} id={`home-${part}`} label={words.parts[part]}>
                  <Select name={`home_${part}`} defaultValue={String(shown.indexOf(part) + 1)}>
                    <option value="0">{words.hidden}</option>
                    {HOME_PARTS.map((each, at) => (
                      <option key={each} value={at + 1}>
                        {formatNumber(locale, at + 1)}
                      </option>
                    ))}
                  </Select>
                </Field>
              ))}
            </div>
          </div>
        </Card>
        <Button type="submit" busy={busy === 'save'} className="self-start">
          {words.save}
        </Button>
      </Form>
      <Card as="section" title={words.sample}>
        <div className="stack gap-3">
          <p>{words.sampleText}</p>
          <div className="row row--wrap gap-3">
            <Button to="/">{words.primary}</Button>
            <Button to="/" variant="soft">
              {words.soft}
            </Button>
          </div>
        </div>
      </Card>
      {Object.keys(brand).length > 0 && (
        <Form method="post">
          <Button type="submit" name="intent" value="reset" variant="outline" busy={busy === 'reset'}>
            {words.reset}
          </Button>
        </Form>
      )}
    </>
  )
}
