import { toNestErrors } from '@hookform/resolvers'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ContactPerson, InvoiceAddress, TechnicalPerson } from '../../../contract/details.ts'
import { type FieldErrors, fieldErrors } from '../../../contract/failure.ts'
import { formBehaviour, messageOf } from '../../details/form-behaviour.ts'
import { type ContactPersonDraft, InvoiceAddressDraft, TechnicalPersonDraft } from '../drafts.ts'
import { orderStore } from '../order-state.ts'
import { useRememberedForm } from './use-remembered-form.ts'

/** What a visitor whose details are known still fills in. */
export type DetailsForm = {
  contactPerson: ContactPersonDraft
  invoiceAddress: InvoiceAddressDraft
  technicalPerson: TechnicalPersonDraft
}

const person = { firstName: '', lastName: '', phoneNumber: '', email: '' }
const address = { streetName: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '' }

/** Fields that nobody has typed in yet. */
export const emptyDetails: DetailsForm = {
  contactPerson: person,
  invoiceAddress: { companyName: '', email: '', address },
  technicalPerson: { ...person, gender: 'MALE', contactType: 'technical' },
}

/** Every field, in the order of the screen. */
export const detailsFields = [
  'invoiceAddress.companyName',
  'invoiceAddress.email',
  'invoiceAddress.address.zipCode',
  'invoiceAddress.address.houseNumber',
  'invoiceAddress.address.houseNumberSuffix',
  'invoiceAddress.address.streetName',
  'invoiceAddress.address.city',
  'contactPerson.firstName',
  'contactPerson.lastName',
  'contactPerson.phoneNumber',
  'contactPerson.email',
  'technicalPerson.gender',
  'technicalPerson.firstName',
  'technicalPerson.lastName',
  'technicalPerson.phoneNumber',
  'technicalPerson.email',
] as const
export type DetailsField = (typeof detailsFields)[number]

/** The form over what is stored; every change is stored at once, so that nothing is lost on the way. */
export function useDetailsForm() {
  const form = useForm<DetailsForm>({
    defaultValues: storedDetails(),
    resolver,
    ...formBehaviour,
  })
  useRememberedForm(form, { kept: true, keep: storeDetails, empty: emptyDetails })
  const { errors } = form.formState
  return {
    form,
    /** What a field needs: its registration and its error. */
    field: (name: DetailsField) => ({ ...form.register(name), error: messageOf(errors, name) }),
  }
}

export type DetailsFields = ReturnType<typeof useDetailsForm>['field']

function storedDetails(): DetailsForm {
  const { contactPerson, invoiceAddress, additionalData } = orderStore.getSnapshot()
  return {
    contactPerson: contactPerson ?? emptyDetails.contactPerson,
    invoiceAddress: invoiceAddress ?? emptyDetails.invoiceAddress,
    technicalPerson: additionalData.technicalPerson ?? emptyDetails.technicalPerson,
  }
}

function storeDetails({ contactPerson, invoiceAddress, technicalPerson }: DetailsForm) {
  const { additionalData, invoiceAddressIsTheSame } = orderStore.getSnapshot()
  orderStore.change({
    contactPerson,
    ...(!invoiceAddressIsTheSame && { invoiceAddress }),
    ...(additionalData.technicalPerson && { additionalData: { ...additionalData, technicalPerson } }),
  })
}

/** Checks what shows: what is the same as something else may hold anything. */
const resolver: Resolver<DetailsForm> = (values, _context, options) => {
  const { additionalData, invoiceAddressIsTheSame } = orderStore.getSnapshot()
  const schema = z.object({
    contactPerson: ContactPerson,
    invoiceAddress: invoiceAddressIsTheSame ? InvoiceAddressDraft : InvoiceAddress,
    technicalPerson: additionalData.technicalPerson ? TechnicalPerson : TechnicalPersonDraft,
  })
  const parsed = schema.safeParse(values)
  return parsed.success
    ? { values, errors: {} }
    : { values: {}, errors: toNestErrors(asFormErrors(fieldErrors(parsed.error)), options) }
}

const asFormErrors = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([path, { message }]) => [path, { type: 'rule', message }]))
