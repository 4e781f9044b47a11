import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { optionalText } from '../../common/contract/fields.ts'
import { day, mail } from '../cases/command-schemas.ts'
import { commandTexts } from '../cases/command-texts.ts'
import { portInRefusalNames } from '../cases/port-in-states.ts'
import { portInSteps } from './port-in.ts'

export const PortInMove = z.object({
  ...act,
  position: z.int(),
  step: z.enum(portInSteps, { error: commandTexts.numberStepMissing }),
  provider: optionalText(commandTexts.provider, 80),
  providerReference: optionalText(commandTexts.providerReference, 40),
  /** The wish date where the number is asked for, the agreed day where it is planned; null otherwise. */
  day: z._default(z.nullable(day(commandTexts.day)), null),
  refusal: z._default(z.nullable(z.enum(portInRefusalNames, { error: commandTexts.refusalMissing })), null),
  mail,
})

/** The same, as the mail is looked at before it goes. */
export const portInQuestion = z.extend(z.omit(PortInMove, { mail: true }), { act: z.literal('nummer') })
