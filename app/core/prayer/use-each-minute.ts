// Prayers begin on full minutes. Everything on a page that names the next one looks at the clock at those moments, all at
// once: parts that each counted a minute of their own would disagree about what is next for most of it.
import { useEffect, useEffectEvent } from 'react'

const MINUTE = 60_000

/** Now, at every full minute, and when the page is seen again: browsers let hidden pages sleep. */
export function useEachMinute(look: () => void) {
  const onMinute = useEffectEvent(look)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function tick() {
      clearTimeout(timer)
      // Counted anew each time: what fires a little early comes again on the minute itself.
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE))
      onMinute()
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
}
