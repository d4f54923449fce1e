// Functions by their length, with every function inside them counted too: a closure that holds ten others is long.
import { parseSync } from 'vite'

const isFunction = (type: unknown) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** `file:line` of every function of more lines. */
export function findLongFunctions(file: string, text: string, most: number): string[] {
  const found: string[] = []
  if (text.split('\n').length <= most) return found
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && isFunction(node.type) && 'start' in node && 'end' in node) {
      const lines = text.slice(Number(node.start), Number(node.end)).split('\n').length
      if (lines > most) found.push(`${file}:${text.slice(0, Number(node.start)).split('\n').length} (${lines} lines)`)
    }
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(file, text).program)
  return found
}
