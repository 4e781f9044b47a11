import * as z from 'zod/mini'
import { optionalName } from '../../../common/contract/fields.ts'
import { newId } from '../../../common/new-id.ts'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import forms from '../../../ui/forms/forms.module.css'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type ProductType, productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { useAddressFields } from '../../details/components/street-filler.ts'
import { PostalAddress } from '../../details/details-schema.ts'
import { placeKey } from '../address-list.ts'
import { PartReferences, quotedType } from '../draft-schema.ts'
import { emptyDraft } from '../part.ts'
import { partTexts as texts } from '../texts-parts.ts'
import { noDelivery, type TypedPart, typedPart } from './typed-draft.ts'

const PartPlace = z.object({
  name: optionalName(texts.name, 80),
  productType: quotedType,
  address: PostalAddress,
  references: PartReferences,
})

const addressNames = {
  zipCode: 'address.zipCode',
  houseNumber: 'address.houseNumber',
  addition: 'address.houseNumberSuffix',
  street: 'address.streetName',
  city: 'address.city',
} as const

const referenceNames = ['purchaseOrderNumber', 'costCentre'] as const
const unreferenced = { purchaseOrderNumber: '', costCentre: '' }
const nowhere = { streetName: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '' }

type Props = {
  /** null for a new one. */
  part: TypedPart | null
  /** The type that a new part has first. */
  productType: ProductType
  onSaved: (part: TypedPart) => void
  onClose: () => void
}

/** How a part is called, which products it is about, where it goes, and how the buyer's bookkeeping knows it. */
export function PartDialog({ part, productType, onSaved, onClose }: Props) {
  const form = useContractForm({
    schema: PartPlace,
    initial: {
      name: part?.name ?? '',
      productType: part?.productType ?? productType,
      address: part?.address ?? nowhere,
      references: part?.references ?? unreferenced,
    },
    idPrefix: 'deel-',
    // The server judges the address again with the whole quote.
    send: async place => ({ kind: 'taken', data: place }),
    onTaken: place => onSaved(savedPart(part, place)),
  })
  const field = useAddressFields(form.field, form.form, addressNames)
  return (
    <Dialog open onClose={onClose} title={part ? texts.placeTitle : texts.addTitle}>
      <Form
        form={form}
        actions={
          <>
            <SubmitButton small>{part ? texts.save : texts.add}</SubmitButton>
            <LeaveButton onClick={onClose}>{texts.cancel}</LeaveButton>
          </>
        }
      >
        <Fields>
          <TextField {...form.field('name')} optional required={false} hint={texts.nameHint} />
          <RadioGroup
            {...form.control('productType')}
            legend={texts.about}
            options={productTypes.map(type => ({ value: type, label: productTypeNames[type] }))}
            inRow
          />
          {part && <p>{texts.typeChange}</p>}
          <TextField {...field('address.zipCode')} />
          <div className={forms.houseNumber}>
            <TextField {...field('address.houseNumber')} />
            <TextField {...field('address.houseNumberSuffix')} />
          </div>
          <TextField {...field('address.streetName')} />
          <TextField {...field('address.city')} />
          <p className={forms.wide}>{texts.references}</p>
          {referenceNames.map(name => (
            <TextField
              key={name}
              {...form.field(`references.${name}`)}
              autoComplete="off"
              optional
              required={false}
            />
          ))}
        </Fields>
      </Form>
    </Dialog>
  )
}

/** A part of another type has other lines: it begins without any. What was said of the delivery holds at its address only. */
function savedPart(part: TypedPart | null, { references, ...typed }: z.output<typeof PartPlace>): TypedPart {
  const place = {
    ...typed,
    references: referenceNames.some(name => references[name] !== '') ? references : undefined,
  }
  if (part && part.productType === place.productType)
    return {
      ...part,
      ...place,
      ...(placeKey(part.address) !== placeKey(place.address) && { delivery: noDelivery }),
    }
  return typedPart({ ...emptyDraft, ...place, id: part?.id ?? newId() })
}
