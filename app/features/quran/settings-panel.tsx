// All choices of the reader in one form. A popover of the browser's own: it opens without scripts, and posts plainly.
import { Form } from 'react-router'
import type { Edition } from '#app/core/quran/editions.ts'
import { MOST_EDITIONS, type ReaderSettings, SIZES } from '#app/core/quran/reader-settings.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { useHere } from '#app/lib/use-here.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'

export const SETTINGS_ID = 'quran-settings'

type Props = {
  settings: ReaderSettings
  editions: readonly Edition[]
  offered: readonly Edition[]
  hasTransliteration: boolean
}

export function SettingsPanel({ settings, editions, offered, hasTransliteration }: Props) {
  const { locale, t } = useI18n()
  const words = t.quran.settings
  const { pathname, search } = useHere()
  const shown = new Set(editions.map(({ id }) => id))
  return (
    <div id={SETTINGS_ID} popover="auto" className="quran-sheet" role="dialog" aria-labelledby={`${SETTINGS_ID}-title`}>
      <IconButton
        className="quran-sheet__close"
        label={t.ui.close}
        popoverTarget={SETTINGS_ID}
        popoverTargetAction="hide"
      >
        <X className="i" />
      </IconButton>
      <h2 className="h4 pe-10" id={`${SETTINGS_ID}-title`}>
        {words.title}
      </h2>
      {/* Anew with every change, so that what is ticked is what holds. */}
      <Form
        key={JSON.stringify([settings, [...shown]])}
        method="post"
        action="/quran/settings"
        preventScrollReset
        replace
        className="stack gap-5"
        onSubmit={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
      >
        <input type="hidden" name="back" value={pathname + search} />
        <input type="hidden" name="list" value="1" />
        <EditionChoices offered={offered} shown={shown} />
        <div className="quran-sheet__rows">
          {hasTransliteration && (
            <Row label={words.transliteration}>
              <SegmentedControl
                label={words.transliteration}
                name="transliteration"
                defaultValue={settings.transliteration ? '1' : '0'}
                options={[
                  { value: '1', label: words.show },
                  { value: '0', label: words.hide },
                ]}
              />
            </Row>
          )}
          <Row label={words.view}>
            <SegmentedControl
              label={words.view}
              name="view"
              defaultValue={settings.view}
              options={[
                { value: 'verses', label: t.quran.toolbar.verses },
                { value: 'mushaf', label: t.quran.toolbar.mushaf },
              ]}
            />
          </Row>
          <Row label={words.layout}>
            <SegmentedControl
              label={words.layout}
              name="layout"
              defaultValue={settings.layout}
              options={[
                { value: 'below', label: words.below },
                { value: 'beside', label: words.beside },
              ]}
            />
          </Row>
          <Row label={words.size}>
            <SegmentedControl
              label={words.size}
              name="size"
              defaultValue={String(settings.size)}
              options={SIZES.map((size) => ({ value: String(size), label: formatNumber(locale, size) }))}
            />
          </Row>
        </div>
        <Button type="submit">{words.save}</Button>
        <p className="small muted">{words.keys}</p>
      </Form>
    </div>
  )
}

function EditionChoices({ offered, shown }: { offered: readonly Edition[]; shown: ReadonlySet<string> }) {
  const words = useI18n().t.quran.settings
  return (
    <fieldset className="stack gap-2">
      <legend className="label pb-2">{words.editions}</legend>
      <div className="quran-sheet__choices">
        {offered.map(({ id, languageName, translator, language }) => (
          <label key={id} className="quran-sheet__tick">
            <input type="checkbox" name="edition" value={id} defaultChecked={shown.has(id)} onChange={keepToThree} />
            <span lang={language}>
              <b>{languageName}</b>
              <small className="muted block">{translator}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="quran-sheet__row">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}

/** A fourth is not taken; the server keeps to the same number. */
function keepToThree({ currentTarget }: React.ChangeEvent<HTMLInputElement>) {
  const ticked = currentTarget.form?.querySelectorAll('input[name=edition]:checked').length ?? 0
  if (ticked > MOST_EDITIONS) currentTarget.checked = false
}
