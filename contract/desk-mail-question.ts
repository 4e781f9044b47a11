import * as z from 'zod/mini'
import { DeliveryDay, NewAnswer, NewQuote, PortInMove, StateMove, TakeBack } from './desk-case-acts.ts'

/** Which mail is looked at before it goes: what is asked there, as it would be done. */
export const MailQuestion = z.discriminatedUnion('act', [
  z.extend(z.omit(StateMove, { mail: true }), { act: z.literal('status') }),
  z.extend(z.omit(DeliveryDay, { mail: true }), { act: z.literal('levering') }),
  z.extend(z.omit(PortInMove, { mail: true }), { act: z.literal('nummer') }),
  z.extend(TakeBack, { act: z.literal('terugdraaien') }),
  z.extend(NewAnswer, { act: z.literal('antwoord') }),
  z.extend(z.omit(NewQuote, { mail: true }), { act: z.literal('prijsopgave') }),
])
export type MailQuestion = z.infer<typeof MailQuestion>
