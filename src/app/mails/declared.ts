import type { MailNameOf } from '../../common/mail-kinds.ts'
import { transferMails } from '../../features/agreement-transfers/mails.ts'
import { agreementMails } from '../../features/agreements/mails.ts'
import { caseMails } from '../../features/cases/mails.ts'
import { customerMails } from '../../features/customers/mails.ts'
import { returnMails } from '../../features/device-returns/mails.ts'
import { formMails } from '../../features/forms/mails.ts'
import { lineChangeMails } from '../../features/line-changes/mails.ts'
import { ownMails } from '../../features/mails/mails.ts'
import { orderMails } from '../../features/orders/mails.ts'
import { quoteMails } from '../../features/quotes/mails.ts'
import { savedCartMails } from '../../features/saved-carts/mails.ts'
import { staffMails } from '../../features/staff/mails.ts'
import { webhookMails } from '../../features/webhooks/mails.ts'
import { type MailKinds, mailKindsOf } from '../../platform/deliveries/kinds.ts'

const declared = [
  caseMails,
  orderMails,
  quoteMails,
  formMails,
  savedCartMails,
  lineChangeMails,
  agreementMails,
  returnMails,
  transferMails,
  customerMails,
  staffMails,
  ownMails,
  webhookMails,
]

/** The name of every kind of mail that a feature declares. */
export type MailName = MailNameOf<(typeof declared)[number]>

/** Every kind of mail, as the queue asks for them. */
export const mailKinds: MailKinds = mailKindsOf(declared.flatMap(mails => Object.values(mails)))

export const isMailName = (name: string): name is MailName => mailKinds.named(name) !== null
