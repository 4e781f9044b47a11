import { siteForms } from '../../../content/site-forms.ts'
import { bandwidths } from './contract.ts'
import type { SiteForm } from './site-form.ts'

/** The part of a form by which its answers are stored, read and corrected. */
export type Form = Pick<SiteForm, 'id' | 'fields' | 'asksForCall'>

/** Asks about fibre where there is none yet: a form of the order flow, with a call of its own (order-flow §7). */
export const fibreEnquiryForm = {
  id: 'fibre-enquiry',
  fields: [
    { name: 'bandwidth', label: 'Bandbreedte', kind: 'select', required: true, options: bandwidths },
    { name: 'zipCode', label: 'Postcode', kind: 'postcode', required: true },
    { name: 'houseNumber', label: 'Huisnummer', kind: 'text', required: true },
    { name: 'houseNumberExtension', label: 'Toevoeging', kind: 'text', required: false },
    { name: 'bedrijf', label: 'Bedrijfsnaam', kind: 'text', required: true },
    { name: 'voornaam', label: 'Naam', kind: 'text', required: true },
    { name: 'telefoonnummers', label: 'Telefoonnummer', kind: 'tel', required: true },
    { name: 'email', label: 'E-mailadres', kind: 'email', required: true },
  ],
} as const satisfies Form

/** The form with this id; undefined for one that is no more. */
export const formById = (id: string): Form | undefined =>
  id === fibreEnquiryForm.id ? fibreEnquiryForm : siteForms[id]

/** The field that asks for the sender's name; by its name, as other texts are of the same kind. */
export const nameField = ({ fields }: Form): string | undefined =>
  fields.find(({ name }) => name === 'naam' || name === 'voornaam')?.name

/** The field of a form with this kind. */
export const fieldOfKind = ({ fields }: Form, kind: 'email' | 'tel'): string | undefined =>
  fields.find(field => field.kind === kind)?.name
