// A passage that is selected in somebody's words is quoted alone.
export const QUOTE_EVENT = 'mahalla:quote'

/** What is selected within this element; nothing where the selection goes beyond it. */
function selectedIn(element: Element): string {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return ''
  return element.contains(selection.getRangeAt(0).commonAncestorContainer) ? selection.toString().trim() : ''
}

/** Whether there was a passage to quote; it goes to the form below. */
export function quoteSelection(element: Element | null): boolean {
  const passage = element ? selectedIn(element) : ''
  if (passage === '') return false
  document.dispatchEvent(new CustomEvent(QUOTE_EVENT, { detail: passage }))
  return true
}
