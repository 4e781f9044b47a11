import type { ComponentProps } from 'react'
import { technicalDraft } from '../../../details/components/drafts.ts'
import { OrderRows } from '../../../details/components/order-rows.tsx'
import { addressedContact, type Buyer, referencesToSend, technicalPersonFor } from '../../store/buyer.ts'
import { invoiceOf } from '../../store/invoice.ts'
import { useOrderState } from '../../store/order-state.ts'
import { emptyTechnicalPerson, type useDetailsForm } from './details-form.ts'
import { orderEntry } from './order-entry.ts'

type Props = Pick<ComponentProps<typeof OrderRows>, 'productType'> & {
  orderer: Buyer
  form: ReturnType<typeof useDetailsForm>
}

/** The rows of the form over what is stored, and what they say while they are folded. */
export function DetailsFormRows({ productType, orderer, form: { form, field, wrong } }: Props) {
  const state = useOrderState()
  const { recipient, toSend } = invoiceOf(orderer, state)
  const setTechnicalSame = (isTheSame: boolean) => {
    const other = orderer.technicalPerson ? technicalDraft(orderer.technicalPerson) : emptyTechnicalPerson
    orderEntry.setTechnicalPerson(isTheSame ? null : other)
    form.resetField('technicalPerson', { defaultValue: other })
  }
  return (
    <OrderRows
      productType={productType}
      field={field}
      form={form}
      wrong={wrong}
      recipient={recipient}
      isInvoiceSame={state.invoiceAddressIsTheSame}
      isInvoiceElsewhere={productType === 'internet' && toSend !== null}
      onInvoiceSame={orderEntry.setInvoiceAddressIsTheSame}
      contactPerson={addressedContact(orderer, state)}
      technicalPerson={technicalPersonFor(orderer, state)}
      onTechnicalSame={setTechnicalSame}
      references={referencesToSend(orderer, state)}
    />
  )
}
