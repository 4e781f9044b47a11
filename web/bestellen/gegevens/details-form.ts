import { toNestErrors } from '@hookform/resolvers'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ContactPerson, InvoiceAddress, TechnicalPerson } from '../../../contract/details.ts'
import { type FieldErrors, fieldErrors } from '../../../contract/failure.ts'
import { contactPersonOf, forEachField, personFields } from '../../../domain/person.ts'
import { formBehaviour, messageOf } from '../../details/form-behaviour.ts'
import { registerWritten, writtenForm } from '../../details/written-form.ts'
import { type ContactPersonDraft, InvoiceAddressDraft, TechnicalPersonDraft } from '../drafts.ts'
import { currentOrderer, orderStore, useOrderState } from '../order-state.ts'
import type { OrderState } from '../order-store.ts'
import { contactPersonFor, type Orderer, ownContacts, technicalPersonFor } from '../orderer.ts'
import { useRememberedForm } from './use-remembered-form.ts'

/** What a visitor whose details are known still fills in. */
export type DetailsForm = {
  contactPerson: ContactPersonDraft
  invoiceAddress: InvoiceAddressDraft
  technicalPerson: TechnicalPersonDraft
}

const address = { streetName: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '' }

/** A technical contact that nobody has typed in yet. */
export const emptyTechnicalPerson: TechnicalPersonDraft = {
  ...forEachField(() => ''),
  gender: 'MALE',
  contactType: 'technical',
}

/** What the fields show where the visitor typed nothing: what is known of who orders. */
const knownDetails = (orderer: Orderer): DetailsForm => ({
  contactPerson: contactPersonOf(orderer),
  invoiceAddress: { companyName: '', email: '', address },
  technicalPerson: orderer.technicalPerson ?? emptyTechnicalPerson,
})

/** Every field, in the order of the screen. */
export const detailsFields = [
  'invoiceAddress.companyName',
  'invoiceAddress.email',
  'invoiceAddress.address.zipCode',
  'invoiceAddress.address.houseNumber',
  'invoiceAddress.address.houseNumberSuffix',
  'invoiceAddress.address.streetName',
  'invoiceAddress.address.city',
  ...personFields.map(field => `contactPerson.${field}` as const),
  'technicalPerson.gender',
  ...personFields.map(field => `technicalPerson.${field}` as const),
] as const
export type DetailsField = (typeof detailsFields)[number]

/** The form over what is stored; every change is stored at once, so that nothing is lost on the way. */
export function useDetailsForm(orderer: Orderer) {
  const form = useForm<DetailsForm>({
    defaultValues: writtenForm(storedDetails(orderer)),
    resolver,
    ...formBehaviour,
  })
  useRememberedForm(form, {
    kept: hasOwnDetails(useOrderState()) || null,
    keep: details => storeDetails(orderer, details),
    empty: knownDetails(orderer),
  })
  const { errors } = form.formState
  return {
    form,
    /** What a field needs: its registration and its error. */
    field: (name: DetailsField) => ({ ...registerWritten(form, name), error: messageOf(errors, name) }),
  }
}

export type DetailsFields = ReturnType<typeof useDetailsForm>['field']

function storedDetails(orderer: Orderer): DetailsForm {
  const state = orderStore.getSnapshot()
  const known = knownDetails(orderer)
  return {
    contactPerson: contactPersonFor(orderer, state),
    invoiceAddress: state.invoiceAddress ?? known.invoiceAddress,
    technicalPerson: technicalPersonFor(orderer, state) ?? known.technicalPerson,
  }
}

function storeDetails(orderer: Orderer, { invoiceAddress, ...contacts }: DetailsForm) {
  const state = orderStore.getSnapshot()
  const { contactPerson, technicalPerson } = ownContacts(orderer, contacts)
  const { phoneNumberRetention } = state.additionalData
  orderStore.change({
    contactPerson,
    ...(!state.invoiceAddressIsTheSame && { invoiceAddress }),
    ...(technicalPersonFor(orderer, state) && { additionalData: { phoneNumberRetention, technicalPerson } }),
  })
}

/** Whether the visitor filled in anything that "Wis mijn gegevens" takes away. */
const hasOwnDetails = ({ contactPerson, invoiceAddress, additionalData }: OrderState): boolean =>
  [contactPerson, invoiceAddress, additionalData.technicalPerson].some(Boolean)

/** Checks what shows: what is the same as something else may hold anything. */
const resolver: Resolver<DetailsForm> = (values, _context, options) => {
  const state = orderStore.getSnapshot()
  const orderer = currentOrderer()
  const hasTechnicalPerson = orderer !== null && technicalPersonFor(orderer, state) !== null
  const schema = z.object({
    contactPerson: ContactPerson,
    invoiceAddress: state.invoiceAddressIsTheSame ? InvoiceAddressDraft : InvoiceAddress,
    technicalPerson: hasTechnicalPerson ? TechnicalPerson : TechnicalPersonDraft,
  })
  const parsed = schema.safeParse(values)
  return parsed.success
    ? { values, errors: {} }
    : { values: {}, errors: toNestErrors(asFormErrors(fieldErrors(parsed.error)), options) }
}

const asFormErrors = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([path, { message }]) => [path, { type: 'rule', message }]))
