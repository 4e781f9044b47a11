export type CacheOptions<Answer> = {
  /** How long an answer is remembered, in milliseconds; 0 for one that is not worth it. */
  readonly forMs: (answer: Answer) => number
  /** How many answers are remembered; the oldest goes first. */
  readonly max: number
}

/**
 * The same question, asked of the outside once: questions that come together share one answer, and an answer is remembered
 * for a short while in this server's memory.
 */
export function cached<Answer>(
  ask: (question: string) => Promise<Answer>,
  { forMs, max }: CacheOptions<Answer>,
): (question: string) => Promise<Answer> {
  const known = new Map<string, { readonly answer: Promise<Answer>; until: number }>()

  return question => {
    const earlier = known.get(question)
    if (earlier && earlier.until > Date.now()) return earlier.answer
    const entry = { answer: ask(question), until: Number.POSITIVE_INFINITY }
    known.delete(question)
    known.set(question, entry)
    const [oldest] = known.keys()
    if (known.size > max && oldest !== undefined) known.delete(oldest)
    entry.answer.then(
      answer => {
        entry.until = Date.now() + forMs(answer)
      },
      () => {
        entry.until = 0
      },
    )
    return entry.answer
  }
}
