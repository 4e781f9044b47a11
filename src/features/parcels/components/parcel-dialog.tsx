import { useWatch } from 'react-hook-form'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { MailChoice } from '../../cases/components/mail-choice.tsx'
import { commandTexts } from '../../cases/texts-desk.ts'
import { ParcelEntry, ParcelRemoval } from '../command-schemas.ts'
import type { DeskParcel } from '../contract-desk.ts'
import { carrierName, carriers, hasItsLink } from '../parcel.ts'
import { parcelFieldTexts, parcelRefusals } from '../texts.ts'
import { deskParcelTexts as texts } from '../texts-desk.ts'

/** Writes down a parcel that is on its way, or corrects one; the customer is mailed unless staff think otherwise. */
export function ParcelDialog({ parcel, onClose }: { parcel: DeskParcel | null; onClose: () => void }) {
  const form = useCommandForm({
    schema: ParcelEntry,
    initial: {
      parcel: parcel?.id ?? null,
      carrier: parcel?.carrier ?? 'postnl',
      code: parcel?.code ?? '',
      link: parcel?.link ?? '',
      mail: true,
    },
    act: 'pakket',
    refusals: ({ carrier, link = '' }): FieldErrors =>
      hasItsLink({ carrier, link: link.trim() }) ? {} : { link: { message: parcelRefusals.wrongLink } },
    wanted: ({ carrier, code }) => [[carrierName(carrier), code]],
    onDone: onClose,
  })
  const carrier = useWatch({ control: form.form.control, name: 'carrier' })
  return (
    <Dialog open onClose={onClose} title={parcel ? texts.correctTitle : texts.addTitle}>
      <CommandForm form={form} submit={parcel ? commandTexts.save : texts.add} onCancel={onClose}>
        <SelectField
          {...form.control('carrier')}
          label={parcelFieldTexts.carrier}
          options={carriers.map(value => ({ value, label: carrierName(value) }))}
        />
        <TextField {...form.field('code')} hint={texts.codeHint} autoComplete="off" />
        {carrier === 'other' && (
          <TextField
            {...form.field('link')}
            hint={texts.linkHint}
            type="url"
            optional={false}
            required
            autoComplete="off"
          />
        )}
        <MailChoice
          field={form.control('mail')}
          milestone="parcel-sent"
          question={() => {
            const { mail: _mail, ...entry } = form.form.getValues()
            return { act: 'pakket', ...entry }
          }}
        />
      </CommandForm>
    </Dialog>
  )
}

/** Takes out a parcel that was written down by mistake. */
export function RemoveParcelDialog({ parcel, onClose }: { parcel: DeskParcel; onClose: () => void }) {
  const form = useCommandForm({
    schema: ParcelRemoval,
    initial: { parcel: parcel.id },
    act: 'pakket-verwijderen',
    wanted: () => [[texts.remove, parcel.code]],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={texts.removeTitle}>
      <CommandForm form={form} submit={texts.remove} onCancel={onClose}>
        <p>{`${carrierName(parcel.carrier)} ${parcel.code}`}</p>
        <p>{texts.removeText}</p>
      </CommandForm>
    </Dialog>
  )
}
