// The button that opens the support chat; the chat itself is fetched on the first press. Without JavaScript the
// button leads to the help page.

import { type ComponentType, type MouseEvent, useCallback, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { MessageCircle } from '#app/ui/icons.ts'

export function ChatWidget() {
  const { assistant: t } = useT()
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open(event: MouseEvent) {
    event.preventDefault()
    const { ChatPanel } = await import('./chat-panel.tsx')
    setPanel(() => ChatPanel)
    setOpen(true)
  }

  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])

  return (
    <>
      <Form method="get" action="/help">
        <button
          ref={button}
          type="submit"
          className="chat-btn no-print"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
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
