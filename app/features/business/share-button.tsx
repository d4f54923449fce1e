// Sharing: the device's own sheet where there is one, else a small menu with plain links, which also works without
// JavaScript.
import { useT } from '#app/i18n/catalogue.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Check, MessageCircle, Send, Share2 } from '#app/ui/icons.ts'
import { Menu } from '#app/ui/menu.tsx'
import { showToast } from '#app/ui/toasts.ts'
import './share.css'

export function ShareButton({ name, url }: { name: string; url: string }) {
  const { actions: words } = useT().business
  const isScripted = useScript()
  // The menu stays where a phone has a sheet: whoever opened it before the scripts came keeps it.
  const openSheet = (event: Event) => {
    if (typeof navigator.share !== 'function') return
    event.preventDefault()
    // Leaving the sheet without choosing is no error.
    navigator.share({ title: name, url }).catch(() => {})
  }
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showToast(words.copied)
  }
  const text = encodeURIComponent(`${name}\n${url}`)
  return (
    <Menu
      className="biz-share"
      triggerClassName="btn btn--line"
      onOpen={openSheet}
      trigger={
        <>
          <Share2 className="i i--sm" />
          {words.share}
        </>
      }
    >
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
