// Puts a Mahalla widget where this script stands and keeps it as high as what it shows.
// <script async src="…/embed/widget.js" data-widget="prayer-times" data-lat="51.5" data-lng="-0.12"></script>
;(() => {
  const script = document.currentScript
  if (!script?.dataset.widget) return
  const base = new URL('.', script.src)
  const { widget, title, ...options } = script.dataset
  const url = new URL(widget, base)
  // Nothing but a widget of the same site.
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return
  for (const name in options) url.searchParams.set(name, options[name])

  const frame = document.createElement('iframe')
  frame.src = url.href
  frame.title = title || 'Mahalla'
  frame.loading = 'lazy'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox')
  frame.style.cssText = 'border:0;width:100%;max-width:30rem;height:12rem;color-scheme:normal'
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== base.origin) return
    if (data?.type === 'mahalla:height' && data.height > 0 && data.height < 4000)
      frame.style.height = `${Math.ceil(data.height)}px`
  })
  script.after(frame)
})()
