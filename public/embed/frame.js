// Inside a widget: tells the page around it how high it is, and counts down to the next prayer.
const tell = () =>
  parent.postMessage({ type: 'mahalla:height', height: document.documentElement.getBoundingClientRect().height }, '*')
new ResizeObserver(tell).observe(document.documentElement)
// The page around may begin to listen after this.
addEventListener('load', tell)

const clock = document.querySelector('[data-at]')
if (clock) {
  const at = Date.parse(clock.dataset.at)
  const digits = new Intl.NumberFormat(clock.dataset.digits)
  const opened = Date.now()
  const count = () => {
    const minutes = Math.ceil((at - Date.now()) / 60_000)
    if (minutes <= 0) {
      clock.textContent = ''
      // The server knows what comes next. Not at once, and not again and again where a clock is wrong.
      if (Date.now() - opened > 60_000) location.reload()
      return
    }
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    const words = hours > 0 ? clock.dataset.hours : clock.dataset.minutes
    clock.textContent = words.replace('{h}', digits.format(hours)).replace('{m}', digits.format(rest))
  }
  count()
  setInterval(count, 20_000)
}
