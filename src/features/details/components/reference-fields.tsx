import { useState } from 'react'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import forms from '../../../ui/forms/forms.module.css'
import { classes } from '../../../ui/kit/classes.ts'
import { Fold } from '../../../ui/kit/fold.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type ReferenceField, referenceFields, type TypedReferences } from '../references.ts'
import { referenceTexts } from '../texts.ts'
import styles from './reference-fields.module.css'

type InputsProps = {
  field: FieldOf<`references.${ReferenceField}`>
  /** An invoice address with its own e-mail address is asked beside them. */
  hasInvoiceAddress?: boolean
  /** Above the fields. */
  note?: string
  className?: string | undefined
}

/** A field for each of the buyer's own references. */
export const ReferenceInputs = ({ field, hasInvoiceAddress = false, note, className }: InputsProps) => (
  <div className={classes(forms.fields, className)}>
    {note && <p className={classes(forms.note, forms.wide)}>{note}</p>}
    {askedReferences(hasInvoiceAddress).map(name => (
      <TextField key={name} {...field(`references.${name}`)} autoComplete="off" />
    ))}
  </div>
)

const askedReferences = (hasInvoiceAddress: boolean) =>
  referenceFields.filter(name => !(hasInvoiceAddress && name === 'invoiceEmail'))

/** Words to press that open the fields. */
export const addReferences = (hasInvoiceAddress: boolean): string =>
  hasInvoiceAddress ? referenceTexts.addWithoutEmail : referenceTexts.add

type Props = Omit<InputsProps, 'className'> & {
  /** As they stand in the form at first. */
  initial: TypedReferences | undefined
}

/**
 * The buyer's own references behind one line, which opens by itself where one is filled in or wrong: nobody without any
 * sees three more fields.
 */
export function ReferenceFields({ field, initial, hasInvoiceAddress = false, note }: Props) {
  const asked = askedReferences(hasInvoiceAddress)
  const [isOpen, setOpen] = useState(asked.some(name => (initial?.[name] ?? '') !== ''))
  const isWrong = asked.some(name => field(`references.${name}`).error !== undefined)
  if (isWrong && !isOpen) setOpen(true)
  return (
    <Fold
      title={addReferences(hasInvoiceAddress)}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // A field that is wrong stays in sight: the summary of errors leads to it.
        if (isWrong) currentTarget.open = true
        setOpen(currentTarget.open)
      }}
    >
      <ReferenceInputs
        field={field}
        hasInvoiceAddress={hasInvoiceAddress}
        className={styles.fields}
        {...(note && { note })}
      />
    </Fold>
  )
}
