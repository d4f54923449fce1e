// The button that opens the support chat; the chat itself is fetched on the first press. Without JavaScript the
// button leads to the help page.

import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { replayed } from '#app/core/request/first-touch.ts'
import { useOpen } from '#app/core/request/use-open.ts'
import { loadLaterMessages, useI18n } from '#app/i18n/catalogue.ts'
import { useHere } from '#app/lib/use-here.ts'
import { MessageCircle } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { isChatDocked, mayOfferChat } from './button-rules.ts'
import { useScrollingDown } from './use-scrolling-down.ts'

export function ChatWidget() {
  const { locale, t: messages } = useI18n()
  const t = messages.assistant
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isDown = useScrollingDown()
  const { pathname } = useHere()
  const isShort = useShortPage(pathname)
  const leadsThere = useOpen()

  async function open(event: MouseEvent) {
    event.preventDefault()
    // With the words it speaks with, and the names of the pages its answers lead to.
    const [{ ChatPanel }] = await Promise.all([
      import('./chat-panel.tsx'),
      loadLaterMessages(locale, 'understanding'),
      loadLaterMessages(locale, 'help'),
    ])
    setPanel(() => ChatPanel)
    setOpen(true)
  }

  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])

  if (!mayOfferChat(pathname) || !leadsThere('/api/chat')) return null
  const isDocked = isShort || isChatDocked(pathname)
  return (
    <>
      <Form method="get" action="/help" className={isDocked ? 'chat-dock' : undefined}>
        <button
          ref={button}
          type="submit"
          className={joinClasses('chat-btn no-print', isDown && !isDocked && 'is-away')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
          {...replayed}
        >
          <MessageCircle className="i i--lg" />
          <span>{t.open}</span>
        </button>
      </Form>
      {/* Stays mounted once fetched, so that closing does not lose the conversation. */}
      {Panel && (
        <div hidden={!isOpen}>
          <Panel onClose={close} />
        </div>
      )}
    </>
  )
}

/** Whether the footer is seen without scrolling: nobody could scroll it out of the button's way. */
function useShortPage(pathname: string): boolean {
  const [short, setShort] = useState<string | null>(null)
  useEffect(() => {
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const footer = document.querySelector('.foot')
      setShort(footer && footer.getBoundingClientRect().top + scrollY < innerHeight ? pathname : null)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return short === pathname
}
