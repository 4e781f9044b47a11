import { commonTexts } from '../../../common/texts.ts'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import forms from '../../../ui/forms/forms.module.css'
import { postcodeLimit } from '../../../ui/forms/limited-input.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import type { Elements } from '../../../ui/kit/elements.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { ProductType } from '../../catalogue/product.ts'
import type { InvoiceDetails } from '../details.ts'
import { invoiceLine } from '../facts.ts'
import { invoiceTexts } from '../texts.ts'
import { NameField } from './name-field.tsx'
import { StreetField } from './street-field.tsx'
import { type AddressForm, useAddressFields } from './street-filler.ts'

type AddressField = 'zipCode' | 'houseNumber' | 'houseNumberSuffix' | 'streetName' | 'city'

type Props = {
  productType: ProductType
  field: FieldOf<`invoiceAddress.${'companyName' | 'email'}` | `invoiceAddress.address.${AddressField}`>
  form: AddressForm<(typeof addressNames)[keyof typeof addressNames]>
  isTheSame: boolean
  /** Says who gets it where it is the same. */
  meant: Elements
  /** Says whether the invoice goes elsewhere. */
  onSame: (isTheSame: boolean) => void
}

const addressNames = {
  zipCode: 'invoiceAddress.address.zipCode',
  houseNumber: 'invoiceAddress.address.houseNumber',
  addition: 'invoiceAddress.address.houseNumberSuffix',
  street: 'invoiceAddress.address.streetName',
  city: 'invoiceAddress.address.city',
} as const

/** Names company, address and e-mail address of an invoice that goes where something else does. */
export const MeantInvoice = ({ recipient }: { recipient: InvoiceDetails }) => (
  <p className={forms.note}>{invoiceTexts.meant(invoiceLine(recipient))}</p>
)

/** Recipient of the invoice: usually the address above, otherwise the one filled in here (order-flow §2). */
export function InvoiceFields({ productType, form, isTheSame, meant, onSame, ...props }: Props) {
  const field = useAddressFields(props.field, form, addressNames)
  return (
    <>
      <Checkbox
        id="invoiceAddressIsTheSame"
        label={invoiceTexts.isTheSame[productType === 'internet' ? 'internet' : 'others']}
        checked={isTheSame}
        onChange={event => onSame(event.target.checked)}
      />
      {isTheSame && meant}
      {!isTheSame && (
        <div className={forms.fields}>
          <NameField {...field('invoiceAddress.companyName')} autoComplete="organization" />
          <TextField {...field('invoiceAddress.email')} label={invoiceTexts.email} />
          <TextField
            {...field('invoiceAddress.address.zipCode')}
            {...postcodeLimit}
            autoComplete="billing postal-code"
          />
          <div className={forms.houseNumber}>
            <TextField
              {...field('invoiceAddress.address.houseNumber')}
              autoComplete="billing address-line2"
            />
            <TextField
              {...field('invoiceAddress.address.houseNumberSuffix')}
              autoComplete="billing address-line3"
            />
          </div>
          <StreetField {...field('invoiceAddress.address.streetName')} autoComplete="billing address-line1" />
          <div className={forms.pair}>
            <TextField {...field('invoiceAddress.address.city')} autoComplete="billing address-level2" />
            <TextField
              id="invoiceCountry"
              label={commonTexts.country}
              value={commonTexts.netherlands}
              disabled
              readOnly
            />
          </div>
        </div>
      )}
    </>
  )
}
