// HTML by template, for pages too small for React. Everything put into a template is escaped unless it is markup itself.
import { escapeHtml } from '#app/lib/escape-html.ts'

export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | null | undefined | false | readonly Part[]

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map(write).join('')
}

/** Attribute values must stand in quotes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, string, i) => text + string + write(parts[i]), ''))
}
