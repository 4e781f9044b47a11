import type { Brand } from '../../../common/brand.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { composeReply } from '../../case-desk/compose-reply.ts'
import { replyValues } from '../../case-desk/reply-values.ts'
import { andCloseRequestsOf } from '../../case-desk/server/close-requests.ts'
import { replyFacts } from '../../case-desk/server/reply-facts.ts'
import { andThen, sendMessage } from '../../case-desk/server/send-message.ts'
import type { DeskCaseServices } from '../../case-desk/server/services.ts'
import { answerLength, subjectLength } from '../../cases/answer-text.ts'
import { fieldsIn, fillReply } from '../../cases/reply-fields.ts'
import type { Case } from '../../cases/server/case.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import type { MailToMany } from '../bulk-action.ts'
import { bulkRefusals } from './texts.ts'

type Author = { readonly id: string; readonly name: string }
type Services = Pick<DeskCaseServices, 'closingDays' | 'mailDomain' | 'stateParts' | 'replySources'> & {
  readonly brand: Brand
  readonly now: Date
}

/** The mail of one case of many, and the acts that go with it as far as the case still asks for them. */
export const mailCase =
  (action: MailToMany, id: string, author: Author, services: Services): CommandHandler =>
  async (tx, locked) => {
    const { row } = locked
    const written = await mailFor(oneByOne(tx), row, action, author, services)
    if ('refusal' in written) return refused(written.refusal)
    const { waitDays, assignee, close } = action.after
    const isOpen = row.closedAt === null
    const message = sendMessage({ id, ...written, cc: '', sendAt: null }, services)
    return andThen(
      andCloseRequestsOf(message, action.settles),
      {
        waitDays: isOpen ? waitDays : null,
        assignee: assignee === row.assigneeId ? null : assignee,
        close: isOpen ? close : null,
      },
      services,
    )(tx, locked)
  }

export type WrittenMail = { readonly subject: string; readonly text: string }

/** Subject and text for a case, or why it gets none. */
export async function mailFor(
  database: Queryable,
  found: Case,
  { subject, text, language, after }: MailToMany,
  author: Author,
  services: Pick<Services, 'brand' | 'closingDays' | 'now' | 'replySources'>,
): Promise<WrittenMail | { readonly refusal: string }> {
  if (language === null) return { subject, text }
  const { name: brandName, phone } = services.brand
  const about = { name: author.name, brandName, brandPhone: phone.display }
  const facts = await replyFacts(database, found, services, after.waitDays ?? undefined)
  const values = replyValues(facts, about, language)
  const filled = { subject: fillReply(subject, values), body: fillReply(text, values) }
  const left = fieldsIn(`${filled.subject}\n${filled.body}`)
  if (left.length > 0) return { refusal: bulkRefusals.fieldsLeft(left) }
  const signature = (await services.replySources.signature?.(database, author.id)) ?? null
  const mail = {
    subject: filled.subject,
    text: composeReply(filled.body, { firstName: values.voornaam, author: about, signature, language }),
  }
  return mail.subject.length > subjectLength || mail.text.length > answerLength
    ? { refusal: bulkRefusals.mailTooLong }
    : mail
}
