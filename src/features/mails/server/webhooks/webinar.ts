import { caseById } from '../../../cases/server/case.ts'
import { submissionOf } from '../../../forms/server/submissions.ts'
import type { Webhook } from './webhook.ts'

/** Told of every registration for a webinar: `{"formId","submittedAt","fields"}`. */
export const webinar: Webhook = {
  async body({ caseId }, database) {
    const told = caseId === null ? null : await caseById(database, caseId)
    const submission = told && (await submissionOf(database, told))
    if (!submission) return null
    const { formId, answers, createdAt } = submission
    const fields = Object.fromEntries(answers.map(({ name, value }) => [name, value]))
    return { formId, submittedAt: createdAt.toISOString(), fields }
  },
}
