// Questions as teachers type them, without a form for each: the question, its choices on lines of their own, `+` before what is
// right and `-` before what is not, then why after `>`. An empty line ends a question.
import type { WrittenQuestion } from './document.ts'

const CHOICE = /^([+-])\s+(.+)$/

/** The questions, or the number of the first one that cannot be read, from 1. */
export function readQuestions(text: string): { questions: WrittenQuestion[] } | { wrong: number } {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const questions: WrittenQuestion[] = []
  for (const block of blocks) {
    const question = readQuestion(block.split('\n').map((line) => line.trim()))
    if (!question) return { wrong: questions.length + 1 }
    questions.push(question)
  }
  return { questions }
}

function readQuestion(lines: readonly string[]): WrittenQuestion | null {
  const words: string[] = []
  const why: string[] = []
  const choices: string[] = []
  const right: number[] = []
  for (const line of lines) {
    const choice = CHOICE.exec(line)
    if (choice) {
      if (choice[1] === '+') right.push(choices.length)
      choices.push(choice[2] ?? '')
    } else if (line.startsWith('>')) why.push(line.slice(1).trim())
    else if (choices.length === 0) words.push(line)
    else return null
  }
  const question = { text: words.join('\n'), choices, right, many: right.length > 1, why: why.join('\n') }
  const isWhole =
    question.text.length >= 3 &&
    question.text.length <= 500 &&
    question.why.length >= 3 &&
    question.why.length <= 1000 &&
    choices.length >= 2 &&
    choices.length <= 8 &&
    choices.every((choice) => choice.length <= 300) &&
    right.length > 0
  return isWhole ? question : null
}

export const writeQuestions = (questions: readonly WrittenQuestion[]): string =>
  questions
    .map(({ text, choices, right, why }) =>
      [
        text,
        ...choices.map((choice, n) => `${right.includes(n) ? '+' : '-'} ${choice}`),
        ...why.split('\n').map((line) => `> ${line}`),
      ].join('\n'),
    )
    .join('\n\n')
