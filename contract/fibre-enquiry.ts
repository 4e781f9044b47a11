import * as z from 'zod/mini'
import { fieldFacts } from './field-facts.ts'
import {
  emailField,
  houseNumberField,
  optionalName,
  phoneField,
  postcodeField,
  requiredName,
} from './fields.ts'

/**
 * POST /contact-form-fiber, form data with captcha action `submit_form` → 200 `{success:true}`,
 * 422 `{success:false, reason}`.
 */
export const fibreEnquiry = {
  method: 'POST',
  path: '/contact-form-fiber',
  captcha: 'submit_form',
  encoding: 'form',
} as const

/** order-flow §5, in this order. */
export const bandwidths = [
  '50/50Mbps',
  '100/100Mbps',
  '200/200Mbps',
  '500/500Mbps',
  '1Gbps/1Gbps',
  '2Gbps/2Gbps',
  '5Gbps/5Gbps',
  '10Gbps/10Gbps',
] as const

export const FibreEnquiry = z.object({
  bandwidth: z
    .enum(bandwidths, { error: 'Kies een bandbreedte' })
    .register(fieldFacts, { label: 'Bandbreedte', kind: 'choice' }),
  zipCode: postcodeField,
  houseNumber: houseNumberField('houseNumberExtension'),
  houseNumberExtension: optionalName('Toevoeging', 12),
  voornaam: requiredName('Naam'),
  bedrijf: requiredName('Bedrijfsnaam'),
  telefoonnummers: phoneField,
  email: emailField,
})
export type FibreEnquiry = z.infer<typeof FibreEnquiry>

export const FibreEnquiryAnswer = z.object({ success: z.boolean(), reason: z.optional(z.string()) })
