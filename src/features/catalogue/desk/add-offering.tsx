import * as z from 'zod/mini'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { NewOffering, type OfferingRow } from '../desk-schemas.ts'
import { productTypes } from '../product.ts'
import { productTypeNames } from '../texts.ts'
import { offeringListTexts, addOfferingTexts as texts } from '../texts-offerings.ts'

const Typed = z.object({ productType: NewOffering.shape.productType, copyOf: z.string() })

type Props = {
  revisionId: number
  /** Those that can be copied. */
  rows: readonly OfferingRow[]
  onAdded: (item: number) => void
}

const labelOf = ({ id, name, contractDuration }: OfferingRow): string =>
  `${name}, ${contractDuration === 0 ? offeringListTexts.once : offeringListTexts.months(contractDuration)} (${id})`

/** Asks of which type a new offering is, and what it begins with. */
export function AddOffering({ revisionId, rows, onAdded }: Props) {
  const form = useContractForm({
    schema: Typed,
    initial: { productType: rows[0]?.productType ?? 'internet', copyOf: '' },
    idPrefix: 'add-',
    send: async ({ productType, copyOf }) =>
      outcomeOf(
        await callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/aanbod', {
          params: { id: revisionId },
          body: { productType, copyOf: copyOf === '' ? null : Number(copyOf), endsCopied: false },
        }),
      ),
    onTaken: ({ id }) => onAdded(id),
  })
  const type = form.form.watch('productType')
  const copied = rows.filter(({ productType, deed }) => productType === type && deed !== 'ended')
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
          hint={texts.copyHint}
          options={[
            { value: '', label: texts.empty },
            ...copied.map(row => ({ value: String(row.id), label: labelOf(row) })),
          ]}
        />
      </Fields>
    </Form>
  )
}
