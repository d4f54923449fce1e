// Keeps clicks and typing from before the scripts arrive. Links, forms, `details`, `popover` and `command` work by themselves;
// a click on a button that needs scripts is repeated when the page is alive. Text and choices in a field that scripts then
// overwrite are put back, and the scripts are told.
import { useEffect } from 'react'
import { ALIVE } from './first-look.ts'

/** For a control that does something lesser without scripts: a form that leads elsewhere. Plain buttons need no mark. */
export const replayed = { 'data-replay': '' } as const
/** For a plain button that something smaller than the page's scripts hears. */
export const heard = { 'data-heard': '' } as const

/** Scripts that have not come by then never will: the browser's own way is better than none. */
const PATIENCE_MS = 30_000

/** Older browsers do not know `command`: there the menu's button is a plain one, too. */
const CONTROLS = `'[data-replay],button[type=button]:not([popovertarget],[data-heard]'+('commandForElement' in HTMLButtonElement.prototype?',[commandfor]':'')+')'`

const KEEP_CLICK = `;(function(){var kept,controls=${CONTROLS};function keep(event){var control=event.target.closest&&event.target.closest(controls);if(!control)return;event.preventDefault();event.stopImmediatePropagation();if(!kept)setTimeout(replay,${PATIENCE_MS});kept=control}function replay(){removeEventListener('click',keep,true);var control=kept;kept=null;if(control)control.click()}addEventListener('click',keep,true);addEventListener('${ALIVE}',replay,{once:true})})()`

/** React takes an event for news only where the value is another than it last set itself, so it is made to be. */
const PUT_BACK = `function(value,field){if(!field.isConnected)return;var isBox=typeof value=='boolean',name=isBox?'checked':'value';if(field.tagName!='SELECT'){field[name]=isBox?!value:'';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),name).set.call(field,value)}else field.value=value;field.dispatchEvent(new Event(isBox?'click':field.tagName=='SELECT'?'change':'input',{bubbles:true}))}`

/** In the order of the last touch: of several radio buttons the last one counts. */
const KEEP_WORDS = `;(function(){var kept=new Map;function keep({target:field}){if('value' in field&&field.type!='file'){kept.delete(field);kept.set(field,/^(checkbox|radio)$/.test(field.type)?field.checked:field.value)}}addEventListener('input',keep,true);addEventListener('${ALIVE}',function(){removeEventListener('input',keep,true);kept.forEach(${PUT_BACK});kept.clear()},{once:true})})()`

/** Runs in the document's head. Words before the click: a button may ask for them. */
export const keepFirstTouch = KEEP_WORDS + KEEP_CLICK

/** Tells that handlers are in place. */
export function useFirstTouch() {
  useEffect(() => {
    dispatchEvent(new Event(ALIVE))
  }, [])
}
