// Rules of what is sent without leaving the page, apart from the hook that keeps them (use-sending.tsx).

/** The same words in the same fields: who presses a button twice asks once. */
export function isSameForm(one: FormData, other: FormData): boolean {
  const [first, second] = [[...one], [...other]]
  return (
    first.length === second.length &&
    first.every(([name, value], i) => second[i]?.[0] === name && second[i]?.[1] === value)
  )
}

type Held<Answer> = { isUnderWay: boolean; before: unknown; data: Answer | undefined }

/**
 * The router goes on holding what an earlier sending was answered when a later one ends without any data: its line was
 * lost, or it was answered with another page. What was there before the sending is not its answer.
 */
export const answerOf = <Answer>({ isUnderWay, before, data }: Held<Answer>): Answer | undefined =>
  isUnderWay || data === before ? undefined : data
