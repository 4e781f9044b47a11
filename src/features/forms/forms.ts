import { siteForms } from '../../../content/site-forms.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import { bandwidths } from './contract.ts'
import { formFieldTexts } from './field-texts.ts'
import type { SiteForm } from './site-form.ts'

/** The part of a form by which its answers are stored, read and corrected. */
export type Form = Pick<SiteForm, 'id' | 'fields' | 'asksForCall'>

/** Asks about fibre where there is none yet: a form of the order flow, with a call of its own (order-flow §7). */
export const fibreEnquiryForm = {
  id: 'fibre-enquiry',
  fields: [
    {
      name: 'bandwidth',
      label: formFieldTexts.lineSpeed,
      kind: 'select',
      required: true,
      options: bandwidths,
    },
    { name: 'zipCode', label: fieldLabels.postcode, kind: 'postcode', required: true },
    { name: 'houseNumber', label: fieldLabels.houseNumber, kind: 'text', required: true },
    { name: 'houseNumberExtension', label: fieldLabels.addition, kind: 'text', required: false },
    { name: 'bedrijf', label: formFieldTexts.companyName, kind: 'text', required: true },
    { name: 'voornaam', label: fieldLabels.name, kind: 'text', required: true },
    { name: 'telefoonnummers', label: fieldLabels.phoneNumber, kind: 'tel', required: true },
    { name: 'email', label: fieldLabels.email, kind: 'email', required: true },
  ],
} as const satisfies Form

/** The form with this id; undefined for one that is no more. */
export const formById = (id: string): Form | undefined =>
  id === fibreEnquiryForm.id ? fibreEnquiryForm : siteForms[id]

/** The field that asks for the sender's company; by its name, as other texts are of the same kind. */
export const companyField = 'bedrijf'

/** The same of the sender's own name. */
export const nameField = ({ fields }: Form): string | undefined =>
  fields.find(({ name }) => name === 'naam' || name === 'voornaam')?.name

/** The field of a form with this kind. */
export const fieldOfKind = ({ fields }: Form, kind: 'email' | 'tel'): string | undefined =>
  fields.find(field => field.kind === kind)?.name
