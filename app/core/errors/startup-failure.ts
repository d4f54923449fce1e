// Shown when the browser could not start the application at all. Plain DOM and English only: what failed may be
// the very code or catalogue that would otherwise draw and translate it. The server's page stays readable below.

const TITLE = 'Failed to load application'

export function showStartupFailure(error: unknown): void {
  console.error(TITLE, error)
  const panel = document.createElement('section')
  panel.id = 'startup-failure'
  panel.lang = 'en'
  panel.dir = 'ltr'
  panel.setAttribute('role', 'alert')
  panel.className = 'panel'
  Object.assign(panel.style, { margin: '16px', maxWidth: '640px', marginInline: 'auto' })

  const heading = document.createElement('h2')
  heading.className = 'h3'
  heading.textContent = TITLE
  const message = document.createElement('p')
  message.textContent = messageOf(error)
  const reload = document.createElement('a')
  reload.className = 'btn'
  reload.href = location.href
  reload.textContent = 'Refresh the page'
  Object.assign(reload.style, { marginBlockStart: '16px' })

  panel.append(heading, message, reload)
  document.getElementById(panel.id)?.remove()
  document.body.prepend(panel)
}

export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : ''
  return message.trim() || 'An unknown error occurred'
}
