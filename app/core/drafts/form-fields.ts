// The fields of a form as a device keeps them: read, and filled again as if someone typed.
import { isSecretField } from '#app/lib/typed-form.ts'
import { type Draft, isSame, type Said } from './device-draft.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Files cannot be kept, and what nobody typed or nobody else may read is not ours to keep. */
const LEFT_OUT = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const isKept = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== '' &&
  !LEFT_OUT.includes(element.type) &&
  !isSecretField(element.name) &&
  !/^(?:cc-|one-time-code)/.test(element.autocomplete)

/** Those of one name together, in the order they stand in. */
export function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const controls = new Map<string, Control[]>()
  for (const element of form.elements)
    if (isKept(element)) controls.set(element.name, [...(controls.get(element.name) ?? []), element])
  return controls
}

export const readSaid = (controls: readonly Control[]): Said =>
  controls.flatMap((control) => {
    if (isTicked(control)) return control.checked ? [control.value] : []
    if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value)
    return [control.value]
  })

/** As the page brought them, whatever was typed since. */
export const readFirst = (controls: readonly Control[]): Said =>
  controls.flatMap((control) => {
    if (isTicked(control)) return control.defaultChecked ? [control.value] : []
    if (!(control instanceof HTMLSelectElement)) return [control.defaultValue]
    const chosen = [...control.options].filter(({ defaultSelected }) => defaultSelected)
    if (chosen.length > 0 || control.multiple) return chosen.map(({ value }) => value)
    return [...control.options].slice(0, 1).map(({ value }) => value)
  })

/** Past React, which takes a value it set itself for no change. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function fill(controls: readonly Control[], said: Said) {
  let next = 0
  // What somebody wrote is never folded away.
  for (const control of controls) control.closest('details')?.setAttribute('open', '')
  for (const control of controls) {
    if (isTicked(control)) {
      // A radio button is let go by the one that is chosen.
      const isWanted = said.includes(control.value)
      if (control.checked !== isWanted && (isWanted || control.type === 'checkbox')) control.click()
    } else if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = said.includes(option.value)
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else {
      type(control, said[next] ?? control.value)
      next += 1
    }
  }
}

/** Fields that were filled, each with the control that stood first under its name. */
export type Filled = ReadonlyMap<string, Control>

/**
 * Puts back what was changed, where the page brings what it brought then and nobody has typed since. Answers with the fields
 * it has seen, because filling one may bring others, or put another in the place of one that was filled before.
 */
export function fillAgain(form: HTMLFormElement, draft: Draft, first: ReadonlyMap<string, Said>, done: Filled): Filled {
  const seen = new Map(done)
  for (const [name, controls] of controlsOf(form)) {
    const change = draft[name]
    const [control] = controls
    if (!change || !control || seen.get(name) === control) continue
    const isAnother = seen.has(name)
    seen.set(name, control)
    const brought = (isAnother ? null : first.get(name)) ?? readFirst(controls)
    if ((isAnother || isSame(brought, change.was)) && isSame(readSaid(controls), brought)) fill(controls, change.is)
  }
  return seen
}

/** Says again what the page brought. */
export function bringBack(form: HTMLFormElement, first: ReadonlyMap<string, Said>) {
  for (const [name, controls] of controlsOf(form)) {
    const was = first.get(name) ?? readFirst(controls)
    if (!isSame(readSaid(controls), was)) fill(controls, was)
  }
}
