import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { NewOffering, type OfferingRow } from '../desk-schemas.ts'
import { type ProductType, productTypes } from '../product.ts'
import { productTypeNames } from '../texts.ts'
import { offeringListTexts, addOfferingTexts as texts } from '../texts-offerings.ts'

const Typed = z.object({ productType: NewOffering.shape.productType, copyOf: z.string() })

type Props = {
  revisionId: number
  /** The type that is chosen first. */
  productType: ProductType
  onAdded: (item: number) => void
}

const labelOf = ({ id, name, contractDuration }: OfferingRow): string =>
  `${name}, ${contractDuration === 0 ? offeringListTexts.once : offeringListTexts.months(contractDuration)} (${id})`

type OfType = { readonly rows: readonly OfferingRow[]; readonly total: number }

const none: OfType = { rows: [], total: 0 }

/** The offerings of a type, whatever the list shows; none until they are known. */
function useOfType(revisionId: number, type: ProductType): OfType {
  const [found, setFound] = useState<(OfType & { readonly type: ProductType }) | null>(null)
  useEffect(() => {
    let isGone = false
    void callAtDesk('GET /api/beheer/catalogus/herzieningen/{id}/aanbod', {
      params: { id: revisionId },
      query: { soort: type },
    }).then(result => {
      if (!isGone && result.ok) setFound({ ...result.data, type })
    })
    return () => {
      isGone = true
    }
  }, [revisionId, type])
  return found?.type === type ? found : none
}

/** Asks of which type a new offering is, and what it begins with. */
export function AddOffering({ revisionId, productType, onAdded }: Props) {
  const form = useContractForm({
    schema: Typed,
    initial: { productType, copyOf: '' },
    idPrefix: 'add-',
    send: async ({ productType: chosen, copyOf }) =>
      outcomeOf(
        await callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/aanbod', {
          params: { id: revisionId },
          body: { productType: chosen, copyOf: copyOf === '' ? null : Number(copyOf), endsCopied: false },
        }),
      ),
    onTaken: ({ id }) => onAdded(id),
  })
  const type = form.form.watch('productType')
  const { rows, total } = useOfType(revisionId, type)
  const copied = rows.filter(({ deed }) => deed !== 'ended')
  return (
    <Form form={form} failed={{ title: texts.failed }} actions={<SubmitButton>{texts.add}</SubmitButton>}>
      <Fields>
        <RadioGroup
          {...form.control('productType', { onChange: () => form.form.setValue('copyOf', '') })}
          legend={texts.type}
          options={productTypes.map(value => ({ value, label: productTypeNames[value] }))}
          inRow
        />
        <SelectField
          {...form.control('copyOf')}
          label={texts.copyOf}
          hint={rows.length < total ? texts.copyElsewhere : texts.copyHint}
          options={[
            { value: '', label: texts.empty },
            ...copied.map(row => ({ value: String(row.id), label: labelOf(row) })),
          ]}
        />
      </Fields>
    </Form>
  )
}
