// One turn of a language model behind any address that speaks OpenAI's chat completions, Ollama among them: words as they
// come, and the tools it asks for.
export type ModelSettings = {
  /** Such as http://127.0.0.1:11434/v1 */
  url: string
  name: string
  key: string | null
  /** For a whole answer. */
  seconds: number
}

export type ToolCall = { id: string; name: string; arguments: string }
export type Turn = { role: 'system' | 'user' | 'assistant' | 'tool'; [more: string]: unknown }

export class ModelFailed extends Error {}

const MOST_BYTES = 256 * 1024
const MOST_CALLS = 4

type Delta = {
  content?: unknown
  tool_calls?: { index?: unknown; id?: unknown; function?: { name?: unknown; arguments?: unknown } }[]
}

function readDelta(data: string): Delta {
  try {
    const { choices } = JSON.parse(data) as { choices?: { delta?: Delta }[] }
    return choices?.[0]?.delta ?? {}
  } catch {
    throw new ModelFailed('what came is no JSON')
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Lines of an event stream, bounded. */
async function* linesOf(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new ModelFailed('the answer is too long')
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

function addCalls(calls: ToolCall[], delta: Delta) {
  for (const part of Array.isArray(delta.tool_calls) ? delta.tool_calls : []) {
    const index = typeof part.index === 'number' ? part.index : calls.length
    if (!Number.isInteger(index) || index < 0 || index >= MOST_CALLS) continue
    const call = calls[index] ?? { id: `call_${index}`, name: '', arguments: '' }
    calls[index] = {
      id: textOf(part.id) || call.id,
      name: call.name + textOf(part.function?.name),
      arguments: call.arguments + textOf(part.function?.arguments),
    }
  }
}

type Asking = { turns: readonly Turn[]; tools: readonly unknown[]; signal: AbortSignal; onText: (text: string) => void }

export async function askModel({ url, name, key }: ModelSettings, { turns, tools, signal, onText }: Asking) {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    // A model that has moved is no model: nothing is sent on to where it points.
    redirect: 'error',
    signal,
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model: name, messages: turns, tools, stream: true, temperature: 0 }),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new ModelFailed(`status ${response.status}`)
  }
  const calls: ToolCall[] = []
  let text = ''
  for await (const line of linesOf(response.body)) {
    const data = /^data:\s*(.*?)\s*$/.exec(line)?.[1]
    if (!data || data === '[DONE]') continue
    const delta = readDelta(data)
    const words = textOf(delta.content)
    if (words) onText(words)
    text += words
    addCalls(calls, delta)
  }
  return { text, calls: calls.filter((call) => call !== undefined && call.name !== '') }
}
