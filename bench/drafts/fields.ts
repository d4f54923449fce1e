// The hand inside the page: finds the forms people write into, fills them as a hand would, and reads what they say.
// Nothing here may name anything outside its own function: the browser gets its text alone.

export function fieldsInPage() {
  const LEFT_OUT = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const controlsOf = (form: HTMLFormElement): Control[] =>
    [...form.elements].filter(
      (element): element is Control =>
        (element instanceof HTMLInputElement ||
          element instanceof HTMLTextAreaElement ||
          element instanceof HTMLSelectElement) &&
        element.name !== '' &&
        !element.disabled &&
        !LEFT_OUT.includes(element.type) &&
        !/password|token/i.test(element.name) &&
        !/^(?:cc-|one-time-code)/.test(element.autocomplete),
    )
  const isText = (control: Control) =>
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && ['text', 'email', 'tel', 'url', 'number', 'date'].includes(control.type))
  const isWritten = (form: HTMLFormElement) =>
    form.method === 'post' &&
    !form.querySelector('input[type=password]') &&
    (form.querySelector('textarea') !== null || controlsOf(form).filter(isText).length >= 3)
  const selfOf = (form: HTMLFormElement) => {
    const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
      .filter(({ name }) => !['once', 'version', 'updated_at', 'seen', 'mark', 'state'].includes(name))
      .map(({ name, value }) => `${name}=${value}`)
    const { pathname } = new URL(form.getAttribute('action') ?? '', location.href)
    return `${pathname} ${hidden.join('&')} ${form.querySelector<HTMLButtonElement>('button[name]')?.value ?? ''}`
  }
  const named = () => {
    const forms = new Map<string, HTMLFormElement>()
    for (const form of [...document.forms].filter(isWritten)) {
      const self = selfOf(form)
      const alike = [...forms.keys()].filter((name) => name.startsWith(`${self}#`)).length
      forms.set(`${self}#${alike}`, form)
    }
    return forms
  }
  const say = (control: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const wordsFor = (control: HTMLInputElement | HTMLTextAreaElement, mark: string): string => {
    const { type, name } = control
    const numeric = control.inputMode === 'numeric' || control.inputMode === 'decimal'
    if (type === 'email') return `${mark}@example.com`
    if (type === 'url' || control.inputMode === 'url') return `https://${mark}.example/`
    if (type === 'tel') return '+44 20 7946 0018'
    if (type === 'date') return '2026-12-15'
    if (type === 'time') return '18:30'
    if (type === 'datetime-local') return '2026-12-15T18:30'
    if (type === 'month') return '2026-12'
    if (type === 'color') return '#0a5c36'
    if (type === 'number' || type === 'range') {
      const least = Number(control.getAttribute('min') ?? 0)
      return String(Math.max(least, 3) === Number(control.value) ? 4 : Math.max(least, 3))
    }
    if (numeric) return '12'
    if (name === 'poll_options') return `Tea ${mark}\nBread ${mark}`
    if (control instanceof HTMLTextAreaElement)
      return `Salam ${mark}. We meet after Isha and read together for a while, then there is tea and bread for everybody.`
    const text = `Salam ${mark} ${name}`
    return control.maxLength > 0 ? text.slice(0, control.maxLength) : text
  }
  const isMine = (part: 'first' | 'rest' | 'all', at: number, all: number) =>
    part === 'all' || (part === 'first') === at < all / 2
  return {
    forms: () =>
      [...named()].map(([name, form]) => ({ name, draft: form.dataset.draft ?? '', fields: controlsOf(form).length })),
    fill(name: string, mark: string, part: 'first' | 'rest' | 'all') {
      const form = named().get(name)
      if (!form) throw new Error(`There is no form ${name}`)
      const controls = controlsOf(form)
      for (const [at, control] of controls.entries()) {
        if (!isMine(part, at, controls.length)) continue
        if (control instanceof HTMLSelectElement) {
          const last = [...control.options].findLast(({ value, disabled }) => value !== '' && !disabled)
          if (!last) continue
          control.value = last.value
          control.dispatchEvent(new Event('change', { bubbles: true }))
        } else if (control.type === 'radio' || control.type === 'checkbox') {
          const group = controls.filter((other) => other.name === control.name && other.type === control.type)
          if (control instanceof HTMLInputElement && group.at(-1) === control && !control.checked) control.click()
        } else if (!control.readOnly) say(control, wordsFor(control, mark))
      }
    },
    read(name: string): Record<string, string> | null {
      const form = named().get(name)
      if (!form) return null
      const fields: Record<string, string> = {}
      for (const control of controlsOf(form)) {
        const isTick = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
        if (isTick && !control.checked) continue
        fields[control.name] = `${fields[control.name] ?? ''}|${control.value}`
      }
      return fields
    },
    send(name: string) {
      const form = named().get(name)
      const buttons = [...(form?.querySelectorAll<HTMLButtonElement>('button:not([type=button])') ?? [])]
      const main = buttons.find(
        ({ className }) => /\bbtn\b/.test(className) && !/line|ghost|danger|soft/.test(className),
      )
      const button = main ?? buttons[0]
      if (!form || !button) throw new Error(`Nothing sends ${name}`)
      form.noValidate = true
      form.requestSubmit(button)
    },
    draftsWith: (mark: string) =>
      [localStorage, sessionStorage].some((storage) =>
        Object.keys(storage).some((key) => key.startsWith('draft:') && storage.getItem(key)?.includes(mark)),
      ),
  }
}

declare global {
  interface Window {
    written: ReturnType<typeof fieldsInPage>
  }
}
