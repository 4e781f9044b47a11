import type { Database } from '../../../platform/database/pool.ts'
import type { WebhookDelivery } from '../../../platform/deliveries/claim.ts'
import type { WebhookKind } from '../../../platform/deliveries/kinds.ts'
import { caseById } from '../../cases/server/case.ts'
import { submissionOf } from '../../forms/server/submissions.ts'

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

/** Every webhook by its kind: one that is forgotten does not compile. */
export const webhooks: Readonly<Record<WebhookKind, Webhook>> = { webinar }

/** A kind of webhook: what it is told. One file each in this folder. */
export type Webhook = {
  /** JSON body; null if its subject is gone. */
  body(delivery: WebhookDelivery, database: Database): Promise<unknown>
}
