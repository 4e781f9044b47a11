export type RememberOptions<Answer> = {
  /** How long an answer is remembered, in milliseconds. */
  readonly forMs: number
  /** How many answers are remembered; the oldest goes first. */
  readonly max: number
  /** Only what a service really said is worth remembering, not that it was down. */
  readonly isWorthIt: (answer: Answer) => boolean
}

/**
 * The same question, asked of the outside once: questions that come together share one answer, and an answer is remembered
 * for a short while in this server's memory.
 */
export function remembered<Answer>(
  ask: (question: string) => Promise<Answer>,
  { forMs, max, isWorthIt }: RememberOptions<Answer>,
): (question: string) => Promise<Answer> {
  const known = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>()

  return question => {
    const earlier = known.get(question)
    if (earlier && earlier.until > Date.now()) return earlier.answer
    const answer = ask(question)
    const entry = { answer, until: Date.now() + forMs }
    const forget = () => {
      if (known.get(question) === entry) known.delete(question)
    }
    known.delete(question)
    known.set(question, entry)
    const [oldest] = known.keys()
    if (known.size > max && oldest !== undefined) known.delete(oldest)
    answer.then(given => {
      if (!isWorthIt(given)) forget()
    }, forget)
    return answer
  }
}
