import type { Queryable } from '../../../platform/database/pool.ts'
import { caseById } from '../../cases/server/case.ts'
import { submissionOf } from './submissions.ts'

/** Answers to a form as a receiver gets them: `{"formId","submittedAt","fields"}`. */
export type FormAnswers = {
  readonly formId: string
  readonly submittedAt: string
  readonly fields: Readonly<Record<string, string>>
}

/** null where the case is gone, or came in otherwise. */
export async function formAnswers(database: Queryable, caseId: number): Promise<FormAnswers | null> {
  const told = await caseById(database, caseId)
  const submission = told && (await submissionOf(database, told))
  if (!submission) return null
  const { formId, answers, createdAt } = submission
  const fields = Object.fromEntries(answers.map(({ name, value }) => [name, value]))
  return { formId, submittedAt: createdAt.toISOString(), fields }
}
