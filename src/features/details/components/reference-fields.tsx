import { useState } from 'react'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import forms from '../../../ui/forms/forms.module.css'
import { classes } from '../../../ui/kit/classes.ts'
import { Fold } from '../../../ui/kit/fold.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type ReferenceField, referenceFields, type TypedReferences } from '../references.ts'
import { referenceTexts } from '../texts.ts'
import styles from './reference-fields.module.css'

type Props = {
  field: FieldOf<`references.${ReferenceField}`>
  /** As they stand in the form at first. */
  initial: TypedReferences | undefined
  /** An invoice address with its own e-mail address is asked beside them. */
  hasInvoiceAddress?: boolean
  /** Above the fields. */
  note?: string
}

/**
 * The buyer's own references behind one line, which opens by itself where one is filled in or wrong: nobody without any
 * sees three more fields.
 */
export function ReferenceFields({ field, initial, hasInvoiceAddress = false, note }: Props) {
  const asked = referenceFields.filter(name => !(hasInvoiceAddress && name === 'invoiceEmail'))
  const [isOpen, setOpen] = useState(asked.some(name => (initial?.[name] ?? '') !== ''))
  const fields = asked.map(name => field(`references.${name}`))
  const isWrong = fields.some(({ error }) => error !== undefined)
  if (isWrong && !isOpen) setOpen(true)
  return (
    <Fold
      title={hasInvoiceAddress ? referenceTexts.addWithoutEmail : referenceTexts.add}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // A field that is wrong stays in sight: the summary of errors leads to it.
        if (isWrong) currentTarget.open = true
        setOpen(currentTarget.open)
      }}
    >
      <div className={classes(forms.fields, styles.fields)}>
        {note && <p className={classes(forms.note, forms.wide)}>{note}</p>}
        {fields.map(props => (
          <TextField key={props.name} {...props} autoComplete="off" />
        ))}
      </div>
    </Fold>
  )
}
