import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import { emailField, phoneField, requiredName } from '../../common/contract/fields.ts'
import { mail } from '../cases/command-schemas.ts'
import { commandTexts } from '../cases/command-texts.ts'
import { PostalAddress } from '../details/details-schema.ts'

export const NewQuote = z.object({
  ...act,
  companyName: requiredName(fieldLabels.organisation),
  fullName: requiredName(fieldLabels.name),
  email: emailField,
  phoneNumber: phoneField,
  installationAddress: PostalAddress,
  /** The internet line that is asked for. */
  product: z.int({ error: commandTexts.lineMissing }).check(z.gte(1, { error: commandTexts.lineMissing })),
  mail,
})

export const QuoteMade = z.object({ number: z.string() })

/** The same, as the mail is looked at before it goes. */
export const quoteQuestion = z.extend(z.omit(NewQuote, { mail: true }), { act: z.literal('prijsopgave') })
