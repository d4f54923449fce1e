// One form and its draft: filled again with what was typed here or on another device, and kept at every change.
import { fetchDraft, storeDraft } from './account-draft.ts'
import {
  type Draft,
  draftOf,
  isOlder,
  isOnAccount,
  keep,
  noteOnAccount,
  noteSending,
  onceOf,
  readDraft,
  readKept,
  type Said,
  sealDraft,
  whenTaken,
  writeDraft,
} from './device-draft.ts'
import { bringBack, controlsOf, type Filled, fillAgain, readFirst, readSaid } from './form-fields.ts'
import { ONCE } from './form-name.ts'

/** Filling one field may bring others, and those once more. */
const ROUNDS = 3

/** Where the browser draws none, the form goes without. */
const drawKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : '')

/** What each field said when it came and says now. A field that is new is remembered as it came. */
function readFields(form: HTMLFormElement, brought: Map<string, Said>) {
  const fields = [...controlsOf(form)].map(([field, controls]) => {
    const was = brought.get(field) ?? readFirst(controls)
    brought.set(field, was)
    return [field, { was, is: readSaid(controls) }] as const
  })
  return new Map(fields)
}

/** Answers with the way to keep it no more. */
export function keepForm(form: HTMLFormElement, owner: string | null, name: string): () => void {
  const key = draftOf(owner, name)
  const brought = new Map<string, Said>([...controlsOf(form)].map(([field, controls]) => [field, readFirst(controls)]))
  let isFilling = true
  let isOurHand = false
  let hasTyped = false
  let hasTypedMeanwhile = false
  let wentOut = false
  let frame = 0
  let isStopped = false

  // A form that makes something new has a field for its key; every other one is given it on its way out.
  const onceField = form.elements.namedItem(ONCE)
  let once = ''
  const setOnce = (kept = '') => {
    once = kept || drawKey()
    if (onceField instanceof HTMLInputElement) onceField.value = once
  }

  const share = (text: string | null) => {
    if (owner !== null) storeDraft(name, text, () => text !== null && noteOnAccount(key, text))
  }
  const write = () => {
    if (isFilling) return
    const text = writeDraft(readKept(key), readFields(form, brought))
    const sealed = text === null ? null : sealDraft(text, new Date(), once)
    keep(key, sealed)
    share(sealed)
  }
  const round = (draft: Draft, done: Filled, left: number) => {
    isOurHand = true
    const seen = fillAgain(form, draft, brought, done)
    isOurHand = false
    const isNew = [...seen].some(([field, control]) => done.get(field) !== control)
    if (left > 0 && isNew) frame = requestAnimationFrame(() => round(draft, seen, left - 1))
    else {
      isFilling = false
      if (hasTypedMeanwhile) write()
    }
  }
  const begin = (draft: Draft) => {
    setOnce(wentOut ? '' : onceOf(draft))
    round(wentOut ? {} : draft, new Map(), ROUNDS)
  }
  /** What was written without a line is no draft any more once it went out: whoever saw it here would send it again. */
  const putAway = () => {
    wentOut = true
    if (!(onceField instanceof HTMLInputElement) || hasTyped) return
    cancelAnimationFrame(frame)
    isFilling = true
    bringBack(form, brought)
    isFilling = false
  }
  const typed = () => {
    // What we fill in ourselves is no typing; what somebody types while the account is still asked is.
    if (isFilling) hasTypedMeanwhile ||= !isOurHand
    else hasTyped = true
    write()
  }
  const note = () => {
    noteSending(key, new URL(form.getAttribute('action') ?? '', location.href).pathname)
  }

  const send = ({ formData }: FormDataEvent) => {
    if (once !== '' && !formData.has(ONCE)) formData.set(ONCE, once)
  }

  const here = readKept(key)
  if (owner === null) begin(here)
  else
    void fetchDraft(name, isOnAccount(here) ? onceOf(here) : '').then((text) => {
      if (isStopped) return
      if (text === 'sent') {
        keep(key, null)
        return begin({})
      }
      const elsewhere = readDraft(text)
      if (isOlder(here, elsewhere)) return begin(elsewhere)
      begin(here)
      // Typed without a line, and never said to the account.
      if (Object.keys(here).length > 0 && !isOnAccount(here)) share(JSON.stringify(here))
    })
  const unlearn = whenTaken(key, (waited) => {
    setOnce()
    if (waited) putAway()
  })
  const listening = new AbortController()
  const { signal } = listening
  form.addEventListener('input', typed, { signal })
  form.addEventListener('change', typed, { signal })
  form.addEventListener('submit', note, { signal })
  form.addEventListener('formdata', send, { signal })
  return () => {
    isStopped = true
    cancelAnimationFrame(frame)
    unlearn()
    listening.abort()
  }
}
