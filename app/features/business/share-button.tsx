// Sharing: the device's own sheet where there is one, else a small menu with plain links, which also works without
// JavaScript.
import { useSyncExternalStore } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Check, MessageCircle, Send, Share2 } from '#app/ui/icons.ts'
import { Menu } from '#app/ui/menu.tsx'
import { showToast } from '#app/ui/toasts.ts'
import './share.css'

const subscribe = () => () => {}
const canShare = () => typeof navigator !== 'undefined' && typeof navigator.share === 'function'
const never = () => false

export function ShareButton({ name, url }: { name: string; url: string }) {
  const { actions: words } = useT().business
  const isScripted = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const hasSheet = useSyncExternalStore(subscribe, canShare, never)
  const label = (
    <>
      <Share2 className="i i--sm" />
      {words.share}
    </>
  )
  if (hasSheet) {
    return (
      <button
        type="button"
        className="btn btn--line"
        onClick={() => {
          // Leaving the sheet without choosing is no error.
          navigator.share({ title: name, url }).catch(() => {})
        }}
      >
        {label}
      </button>
    )
  }
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showToast(words.copied)
  }
  const text = encodeURIComponent(`${name}\n${url}`)
  return (
    <Menu className="biz-share" triggerClassName="btn btn--line" trigger={label}>
      {isScripted && (
        <button className="menu__item" type="button" onClick={copy}>
          <Check className="i i--sm" />
          {words.copyLink}
        </button>
      )}
      <a className="menu__item" href={`https://wa.me/?text=${text}`} rel="noopener nofollow">
        <MessageCircle className="i i--sm" />
        {words.whatsapp}
      </a>
      <a className="menu__item" href={`mailto:?subject=${encodeURIComponent(name)}&body=${text}`}>
        <Send className="i i--sm" />
        {words.byEmail}
      </a>
    </Menu>
  )
}
