import { Dialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { ProductEnding } from '../command-schemas.ts'
import type { DeskHeldProduct } from '../contract-desk.ts'
import { productEndReasonNames, productEndReasons } from '../product-end.ts'
import { productEndFields } from '../texts.ts'
import { heldProductTexts as texts } from '../texts-desk.ts'

type Props = { product: DeskHeldProduct; today: string; onClose: () => void }

/** Ends a product of the customer on a day, with a reason. */
export function EndProductDialog({ product, today, onClose }: Props) {
  const form = useCommandForm({
    schema: ProductEnding,
    initial: { position: product.position, day: today, reason: '' },
    act: 'product-einde',
    wanted: ({ day }) => [[product.name, dayInWords(day)]],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={texts.endTitle(product.name)}>
      <CommandForm form={form} submit={texts.end} onCancel={onClose}>
        <p>{texts.endText}</p>
        <TextField
          {...form.control('day')}
          label={productEndFields.day}
          type="date"
          size="medium"
          min={product.startedOn}
        />
        <SelectField
          {...form.control('reason')}
          label={productEndFields.reason}
          placeholder={texts.chooseReason}
          defaultValue=""
          options={productEndReasonNames.map(value => ({ value, label: productEndReasons[value] }))}
        />
      </CommandForm>
    </Dialog>
  )
}
