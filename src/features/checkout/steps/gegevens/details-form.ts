import * as z from 'zod/mini'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import {
  InvoiceAddressDraft,
  TechnicalPersonDraft,
  technicalDraft,
} from '../../../details/components/drafts.ts'
import type { DetailsForm } from '../../../details/components/order-rows.tsx'
import {
  ContactPerson,
  InvoiceAddress,
  References,
  referencesBeside,
  TechnicalPerson,
} from '../../../details/details-schema.ts'
import { contactPersonOf, forEachField } from '../../../details/person.ts'
import {
  type Buyer,
  contactPersonFor,
  currentBuyer,
  ownContacts,
  ownReferences,
  referencesFor,
  technicalPersonFor,
} from '../../store/buyer.ts'
import type { OrderState } from '../../store/flow-state.ts'
import { orderStore, useOrderState } from '../../store/order-state.ts'
import { orderEntry } from './order-entry.ts'

const address = { streetName: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '' }

/** A technical contact that nobody has typed in yet. */
export const emptyTechnicalPerson: TechnicalPersonDraft = {
  ...forEachField(() => ''),
  gender: '',
  contactType: 'technical',
}

/** Initial values of the fields: the known details of the buyer. */
const knownDetails = (orderer: Buyer): DetailsForm => ({
  contactPerson: contactPersonOf(orderer),
  invoiceAddress: { companyName: '', email: '', address },
  technicalPerson: orderer.technicalPerson ? technicalDraft(orderer.technicalPerson) : emptyTechnicalPerson,
  references: orderer.references,
})

/** Every field that may show. */
const Schema = z.object({
  contactPerson: ContactPerson,
  invoiceAddress: InvoiceAddress,
  technicalPerson: TechnicalPerson,
  references: References,
})

/** The form over what is stored; every change is stored at once, so that nothing is lost on the way. */
export function useDetailsForm(orderer: Buyer, { refusals, refused, onChecked }: Options) {
  const state = useOrderState()
  return useContractForm<DetailsForm, unknown, null>({
    schema: Schema as z.ZodMiniType<unknown, DetailsForm>,
    rules: rulesNow,
    refusals: () => refusals(orderStore.getSnapshot()),
    refused,
    initial: storedDetails(orderer),
    memory: {
      save: details => storeDetails(orderer, details),
      wiping: { isKept: hasOwnDetails(state), empty: knownDetails(orderer) },
    },
    send: async () => ({ kind: 'taken', data: null }),
    onTaken: onChecked,
  })
}

type Options = {
  /** Errors of the order that was refused, which show from the start. */
  refused: FieldErrors
  /** Errors apart from the fields. */
  refusals: (state: OrderState) => FieldErrors
  onChecked: () => void
}

function storedDetails(orderer: Buyer): DetailsForm {
  const state = orderStore.getSnapshot()
  const known = knownDetails(orderer)
  return {
    contactPerson: contactPersonFor(orderer, state),
    invoiceAddress: state.invoiceAddress ?? known.invoiceAddress,
    technicalPerson: technicalPersonFor(orderer, state) ?? known.technicalPerson,
    references: referencesFor(orderer, state),
  }
}

function storeDetails(orderer: Buyer, { invoiceAddress, references, ...contacts }: DetailsForm) {
  const state = orderStore.getSnapshot()
  const { contactPerson, technicalPerson } = ownContacts(orderer, contacts)
  orderEntry.setDetails({
    contactPerson,
    references: ownReferences(orderer, references),
    ...(!state.invoiceAddressIsTheSame && { invoiceAddress }),
    ...(technicalPersonFor(orderer, state) && { technicalPerson }),
  })
}

/** Whether the visitor filled in anything that "Wis mijn gegevens" takes away. */
const hasOwnDetails = ({ contactPerson, invoiceAddress, references, additionalData }: OrderState): boolean =>
  [contactPerson, invoiceAddress, references, additionalData.technicalPerson].some(Boolean)

/** Judges what shows: what is the same as something else may hold anything. */
function rulesNow() {
  const state = orderStore.getSnapshot()
  const orderer = currentBuyer()
  const hasTechnicalPerson = orderer !== null && technicalPersonFor(orderer, state) !== null
  return z.object({
    contactPerson: ContactPerson,
    invoiceAddress: state.invoiceAddressIsTheSame ? InvoiceAddressDraft : InvoiceAddress,
    technicalPerson: hasTechnicalPerson ? TechnicalPerson : TechnicalPersonDraft,
    references: referencesBeside(!state.invoiceAddressIsTheSame),
  })
}
