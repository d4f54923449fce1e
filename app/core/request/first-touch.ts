// A click that comes before the scripts is never lost. Links, forms, `details`, `popover` and `command` answer by
// themselves; a button that only scripts can answer is kept and clicked again when the page is alive.
import { useEffect } from 'react'

/** For a control that does something lesser without scripts: a form that leads elsewhere. Plain buttons need no mark. */
export const replayed = { 'data-replay': '' } as const

const ALIVE = 'mahalla:alive'
/** Scripts that have not come by then never will: the browser's own way is better than none. */
const PATIENCE_MS = 30_000

/** Older browsers do not know `command`: there the menu's button is a plain one, too. */
const CONTROLS = `'[data-replay],button[type=button]:not([popovertarget]'+('commandForElement' in HTMLButtonElement.prototype?',[commandfor]':'')+')'`

/** Runs in the document's head. */
export const keepFirstTouch = `;(function(){var kept,controls=${CONTROLS};function keep(event){var control=event.target.closest&&event.target.closest(controls);if(!control)return;event.preventDefault();event.stopImmediatePropagation();if(!kept)setTimeout(replay,${PATIENCE_MS});kept=control}function replay(){removeEventListener('click',keep,true);var control=kept;kept=null;if(control)control.click()}addEventListener('click',keep,true);addEventListener('${ALIVE}',replay,{once:true})})()`

/** Tells that handlers are in place. */
export function useFirstTouch() {
  useEffect(() => {
    dispatchEvent(new Event(ALIVE))
  }, [])
}
