import type { UseFormReturn } from 'react-hook-form'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { InvoiceDetails } from '../details.ts'
import { invoiceLine } from '../facts.ts'
import { detailsTitles } from '../label-texts.ts'
import { fullName, type Person, personFields, personLine } from '../person.ts'
import { type References, referenceFields, referenceLines } from '../references.ts'
import { referenceTexts } from '../texts.ts'
import type {
  ContactPersonDraft,
  InvoiceAddressDraft,
  ReferencesDraft,
  TechnicalPersonDraft,
} from './drafts.ts'
import { FoldingRow } from './folding-row.tsx'
import { InvoiceFields, MeantInvoice } from './invoice-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { addReferences, ReferenceInputs } from './reference-fields.tsx'
import { TechnicalFields } from './technical-fields.tsx'
import { useFoldingRows } from './use-folding-rows.ts'

/** Fields that remain for a visitor with known details. */
export type DetailsForm = {
  contactPerson: ContactPersonDraft
  invoiceAddress: InvoiceAddressDraft
  technicalPerson: TechnicalPersonDraft
  references: ReferencesDraft
}

const address = ['streetName', 'houseNumber', 'houseNumberSuffix', 'zipCode', 'city'] as const

/** Paths of the fields of each row. */
const fields = {
  invoice: [
    ...(['companyName', 'email'] as const).map(name => `invoiceAddress.${name}` as const),
    ...address.map(name => `invoiceAddress.address.${name}` as const),
  ],
  contact: personFields.map(name => `contactPerson.${name}` as const),
  technical: (['gender', ...personFields] as const).map(name => `technicalPerson.${name}` as const),
  references: referenceFields.map(name => `references.${name}` as const),
}

type Props = {
  productType: ProductType
  field: FieldOf<(typeof fields)[keyof typeof fields][number]>
  form: UseFormReturn<DetailsForm, unknown, unknown>
  /** The fields that are wrong now. */
  wrong: () => readonly string[]
  /** Whom the invoice goes to. */
  recipient: InvoiceDetails
  isInvoiceSame: boolean
  /** An invoice that goes elsewhere than to the organisation is seen before it is passed by. */
  isInvoiceElsewhere: boolean
  onInvoiceSame: (isTheSame: boolean) => void
  contactPerson: Person
  /** null for the contact person. */
  technicalPerson: TechnicalPersonDraft | null
  onTechnicalSame: (isTheSame: boolean) => void
  references: References
}

/** Recipient of the invoice, whom we call, and the buyer's own references: each a row that is opened in place. */
export function OrderRows({ productType, field, form, isInvoiceSame, contactPerson, ...props }: Props) {
  const { recipient, technicalPerson } = props
  const row = useFoldingRows({
    fields,
    wrong: props.wrong,
    open: isInvoiceSame && props.isInvoiceElsewhere ? 'invoice' : null,
  })
  return (
    <>
      <FoldingRow {...row('invoice')} title={detailsTitles.invoiceTo} lines={[invoiceLine(recipient)]}>
        <InvoiceFields
          productType={productType}
          field={field}
          form={form}
          isTheSame={isInvoiceSame}
          meant={<MeantInvoice recipient={recipient} />}
          onSame={props.onInvoiceSame}
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
        <TechnicalFields field={field} isTheSame={technicalPerson === null} onSame={props.onTechnicalSame} />
      </FoldingRow>
      <FoldingRow
        {...row('references')}
        title={referenceTexts.title}
        lines={referenceLines(props.references)}
        add={addReferences(!isInvoiceSame)}
      >
        <ReferenceInputs field={field} hasInvoiceAddress={!isInvoiceSame} />
      </FoldingRow>
    </>
  )
}
