// The section about the people behind the businesses, in their own words.
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { EditSection } from './edit-section.tsx'
import type { OwnAccount } from './queries.server.ts'
import { deskErrors } from './rules.ts'

type Props = { account: OwnAccount; state: Refusal | null; isSaved: boolean }

export function AboutSection({ account, state, isSaved }: Props) {
  const t = useT()
  const words = t.businessDesk.profile
  const errors = deskErrors(t)
  const languages = account.languages.join(', ')
  return (
    <EditSection
      section="about"
      isSaved={isSaved}
      errors={summaryOf(errors, state, 'about-')}
      values={[
        { term: words.name, detail: account.name },
        { term: words.about, detail: account.about && <span className="own-about">{account.about}</span> },
        { term: words.languages, detail: languages },
      ]}
    >
      <Field id="about-name" label={words.name} hint={words.nameHint} error={errorAt(errors, state, 'name')}>
        <Input name="name" maxLength={160} defaultValue={state?.values.name ?? account.name} dir="auto" />
      </Field>
      <Field id="about-about" label={words.about} hint={words.aboutHint} error={errorAt(errors, state, 'about')}>
        <Textarea
          name="about"
          maxLength={2000}
          rows={6}
          defaultValue={state?.values.about ?? account.about}
          dir="auto"
        />
      </Field>
      <Field
        id="about-languages"
        label={words.languages}
        hint={words.languagesHint}
        error={errorAt(errors, state, 'languages')}
      >
        <Input name="languages" defaultValue={state?.values.languages ?? languages} />
      </Field>
    </EditSection>
  )
}
