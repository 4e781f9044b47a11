import { actTexts } from '../../../content/desk-case-texts.ts'
import { CaseCorrection } from '../../../contract/desk-case-acts.ts'
import { useAddressFields } from '../../details/street-filler.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ActForm, useActForm } from './act-form.tsx'
import { useActs } from './acts.tsx'
import styles from './case.module.css'

const addressNames = {
  zipCode: 'address.zipCode',
  houseNumber: 'address.houseNumber',
  addition: 'address.houseNumberSuffix',
  street: 'address.streetName',
  city: 'address.city',
} as const

/** Corrects who is called about the case, and where it is delivered. */
export function CorrectDialog({ onClose }: { onClose: () => void }) {
  const { shown } = useActs()
  const { firstName, name, address } = shown.correctable
  const form = useActForm({
    schema: CaseCorrection,
    initial: {
      firstName: firstName ?? '',
      name,
      email: shown.contact.email ?? '',
      phoneNumber: shown.contact.phone ?? '',
      address: address && { ...address },
    },
    act: 'gegevens',
    wanted: asked => [
      [
        actTexts.correct,
        [asked.firstName, asked.name, asked.email, asked.phoneNumber].filter(Boolean).join(', '),
      ],
    ],
    onDone: onClose,
  })
  const field = useAddressFields(form.field, form.form, addressNames)
  return (
    <Dialog open onClose={onClose} title={actTexts.correctTitle}>
      <ActForm form={form} submit={actTexts.save} onCancel={onClose}>
        {firstName !== null && <TextField {...form.field('firstName')} optional={false} />}
        <TextField {...form.field('name')} label={firstName === null ? actTexts.name : actTexts.lastName} />
        <TextField {...form.field('email')} hint={actTexts.correctEmail} />
        <TextField {...form.field('phoneNumber')} />
        {address && (
          <>
            <div className={styles.moment}>
              <TextField {...field('address.zipCode')} />
              <TextField {...field('address.houseNumber')} />
              <TextField {...field('address.houseNumberSuffix')} />
            </div>
            <TextField {...field('address.streetName')} />
            <TextField {...field('address.city')} />
          </>
        )}
      </ActForm>
    </Dialog>
  )
}
