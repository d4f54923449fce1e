// j and k walk through the queue, a approves, r goes to the reasons, t takes the item. Single keys get in the way of some
// people's tools, so they can be switched off; the choice is remembered on the device.
import { useEffect, useState } from 'react'

const STORAGE_KEY = 'queueKeys'

/** What a key does, by the mark on the element it presses or goes to. */
const TARGETS: Record<string, { selector: string; act: 'click' | 'focus' }> = {
  j: { selector: '[data-triage="next"]', act: 'click' },
  k: { selector: '[data-triage="previous"]', act: 'click' },
  a: { selector: '[data-triage="approve"]', act: 'click' },
  r: { selector: '[data-triage="reason"]', act: 'focus' },
  t: { selector: '[data-triage="take"]', act: 'click' },
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

export function useTriageKeys() {
  const [isOn, setIsOn] = useState(true)

  useEffect(() => setIsOn(localStorage.getItem(STORAGE_KEY) !== 'off'), [])

  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      const target = TARGETS[event.key.toLowerCase()]
      const element = target && document.querySelector<HTMLElement>(target.selector)
      if (!element) return
      event.preventDefault()
      if (target.act === 'click') element.click()
      else element.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])

  return {
    isOn,
    setOn: (on: boolean) => {
      localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
      setIsOn(on)
    },
  }
}
