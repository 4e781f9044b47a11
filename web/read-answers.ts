import * as z from 'zod/mini'
import { callMessages } from '../content/call-texts.ts'
import type { Failure, FieldErrors } from '../contract/failure.ts'

/** How `call` reads what it did not ask a schema for. Comes with the first answer: no page needs it to show itself. */

const Sentence = z.union([
  z.pipe(
    z.object({ message: z.string() }),
    z.transform(({ message }) => message),
  ),
  z.pipe(
    z.object({ error: z.object({ message: z.string() }) }),
    z.transform(({ error }) => error.message),
  ),
  z.pipe(
    z.object({ reason: z.string() }),
    z.transform(({ reason }) => reason),
  ),
])

/** The calls of order-flow §7 put their sentence in different places. */
export const sentenceIn = (body: unknown): string | null => Sentence.safeParse(body).data ?? null

const Title = z.object({ title: z.string() })
const Errors = z.object({ errors: z.record(z.string(), z.object({ message: z.string() })) })

export function failureIn(body: unknown): Failure {
  const title = Title.safeParse(body).data?.title
  const errors: FieldErrors | undefined = Errors.safeParse(body).data?.errors
  return {
    message: sentenceIn(body) ?? callMessages.refused,
    ...(title !== undefined && { title }),
    ...(errors !== undefined && { errors }),
  }
}
