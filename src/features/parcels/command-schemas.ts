import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { optionalText, requiredText } from '../../common/contract/fields.ts'
import { compactCode } from '../../common/typed-text.ts'
import { mail } from '../cases/command-schemas.ts'
import { carriers, trackingCodePattern } from './parcel.ts'
import { parcelFieldTexts } from './texts.ts'

/** A parcel that is on its way. */
export const ParcelEntry = z.object({
  ...act,
  /** The parcel that is corrected; null adds one, which gets the id of the command. */
  parcel: z.nullable(act.id),
  carrier: z.enum(carriers, { error: parcelFieldTexts.carrierMissing }),
  code: requiredText(parcelFieldTexts.code, 40, undefined, compactCode)
    .check(z.regex(trackingCodePattern, { error: parcelFieldTexts.wrongCode }))
    .register(fieldFacts, { label: parcelFieldTexts.code, kind: 'text' }),
  /** Address at which a parcel of another carrier is followed; nothing is read of it for the others. */
  link: optionalText(parcelFieldTexts.link, 500),
  mail,
})

export const ParcelRemoval = z.object({ ...act, parcel: act.id })

/** The same, as the mail is looked at before it goes. */
export const parcelQuestion = z.extend(z.omit(ParcelEntry, { mail: true }), { act: z.literal('pakket') })
