import type { ProductType } from '../../../catalogue/product.ts'
import { technicalDraft } from '../../../details/components/drafts.ts'
import { FoldingRow } from '../../../details/components/folding-row.tsx'
import { InvoiceFields, MeantInvoice } from '../../../details/components/invoice-fields.tsx'
import { PersonFields } from '../../../details/components/person-fields.tsx'
import { addReferences, ReferenceInputs } from '../../../details/components/reference-fields.tsx'
import { TechnicalFields } from '../../../details/components/technical-fields.tsx'
import { useFoldingRows } from '../../../details/components/use-folding-rows.ts'
import { invoiceLine } from '../../../details/facts.ts'
import { detailsTitles } from '../../../details/label-texts.ts'
import { fullName, personLine } from '../../../details/person.ts'
import { referenceLines } from '../../../details/references.ts'
import { referenceTexts } from '../../../details/texts.ts'
import { addressedContact, type Buyer, referencesToSend, technicalPersonFor } from '../../store/buyer.ts'
import { invoiceOf } from '../../store/invoice.ts'
import { useOrderState } from '../../store/order-state.ts'
import { emptyTechnicalPerson, rowFields, type useDetailsForm } from './details-form.ts'
import { orderEntry } from './order-entry.ts'

type Props = {
  productType: ProductType
  orderer: Buyer
  form: ReturnType<typeof useDetailsForm>
}

/** Recipient of the invoice, whom we call, and the buyer's own references: each a row that is opened in place. */
export function DetailsFormRows({ productType, orderer, form }: Props) {
  const state = useOrderState()
  const { field } = form
  const isInvoiceSame = state.invoiceAddressIsTheSame
  const goesTo = invoiceOf(orderer, state)
  const contactPerson = addressedContact(orderer, state)
  const technicalPerson = technicalPersonFor(orderer, state)
  const row = useFoldingRows({
    fields: rowFields,
    wrong: form.wrong,
    // An invoice that goes elsewhere than to the organisation is seen before it is passed by.
    open: productType === 'internet' && isInvoiceSame && goesTo.toSend ? 'invoice' : null,
  })

  const setTechnicalSame = (isTheSame: boolean) => {
    const other = orderer.technicalPerson ? technicalDraft(orderer.technicalPerson) : emptyTechnicalPerson
    orderEntry.setTechnicalPerson(isTheSame ? null : other)
    form.form.resetField('technicalPerson', { defaultValue: other })
  }

  return (
    <>
      <FoldingRow {...row('invoice')} title={detailsTitles.invoiceTo} lines={[invoiceLine(goesTo.recipient)]}>
        <InvoiceFields
          productType={productType}
          field={field}
          form={form.form}
          isTheSame={isInvoiceSame}
          meant={<MeantInvoice recipient={goesTo.recipient} />}
          onSame={orderEntry.setInvoiceAddressIsTheSame}
        />
      </FoldingRow>
      <FoldingRow {...row('contact')} title={detailsTitles.contact} lines={[personLine(contactPerson)]}>
        <PersonFields of="contactPerson" field={field} />
      </FoldingRow>
      <FoldingRow
        {...row('technical')}
        title={detailsTitles.technical}
        lines={[technicalPerson ? personLine(technicalPerson) : fullName(contactPerson)]}
      >
        <TechnicalFields field={field} isTheSame={technicalPerson === null} onSame={setTechnicalSame} />
      </FoldingRow>
      <FoldingRow
        {...row('references')}
        title={referenceTexts.title}
        lines={referenceLines(referencesToSend(orderer, state))}
        add={addReferences(!isInvoiceSame)}
      >
        <ReferenceInputs field={field} hasInvoiceAddress={!isInvoiceSame} />
      </FoldingRow>
    </>
  )
}
