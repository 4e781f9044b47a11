import * as z from 'zod/mini'
import { DeliveryDay, NewAnswer, StateMove, StateUndo } from '../cases/command-schemas.ts'

/** Of which commands the mail is looked at before it goes: what is asked there, as it would be done. */
export const mailQuestions = [
  z.extend(z.omit(StateMove, { mail: true }), { act: z.literal('status') }),
  z.extend(z.omit(DeliveryDay, { mail: true }), { act: z.literal('levering') }),
  z.extend(StateUndo, { act: z.literal('terugdraaien') }),
  z.extend(NewAnswer, { act: z.literal('antwoord') }),
] as const
