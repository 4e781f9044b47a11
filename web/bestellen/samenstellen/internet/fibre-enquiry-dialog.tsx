import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FibreEnquiry } from '../../../../contract/fibre-enquiry.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import type { InstallationAddress } from '../../drafts.ts'
import styles from './fibre-enquiry.module.css'
import { enquiryFieldId, FibreEnquiryFields } from './fibre-enquiry-fields.tsx'
import { type EnquiryOutcome, sendFibreEnquiry } from './internet-calls.ts'
import { typedFrom } from './typed-address.ts'

/** The form's values as typed: nothing is chosen at first. */
export type TypedEnquiry = Omit<z.input<typeof FibreEnquiry>, 'bandwidth'> & { bandwidth: string }

/** The form empties this long after the dialog closed, so that it is not seen to (order-flow §8). */
const resetDelayInMs = 500

type Props = {
  open: boolean
  /** The checked address, as a start. */
  address: InstallationAddress
  onClose(): void
  onOutcome(outcome: EnquiryOutcome): void
}

/** The enquiry's form in a dialog. An invalid form marks its fields and sends nothing (order-flow §5). */
export function FibreEnquiryDialog({ open, address, onClose, onOutcome }: Props) {
  const formId = useId()
  const form = useForm<TypedEnquiry, unknown, FibreEnquiry>({
    resolver: zodResolver(FibreEnquiry as z.ZodMiniType<FibreEnquiry, TypedEnquiry>),
    defaultValues: startingFrom(address),
    shouldFocusError: false,
  })
  const { handleSubmit, reset, clearErrors, formState } = form
  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resetTimer.current), [])

  const close = () => {
    clearErrors()
    onClose()
  }
  const send = handleSubmit(async enquiry => {
    onOutcome(await sendFibreEnquiry(enquiry))
    onClose()
    resetTimer.current = setTimeout(() => reset(startingFrom(address)), resetDelayInMs)
  })

  return (
    <Dialog
      open={open}
      onClose={formState.isSubmitting ? () => undefined : close}
      title="Zakelijke glasvezel aanvragen"
      actions={
        <>
          <Button type="submit" form={formId} busy={formState.isSubmitting}>
            Aanvraag versturen
          </Button>
          <Button variant="quiet" onClick={close} disabled={formState.isSubmitting}>
            Annuleren
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className={styles.form}>
        <ErrorSummary problems={problemsOf(formState.errors)} attempt={formState.submitCount} />
        <FibreEnquiryFields form={form} disabled={formState.isSubmitting} />
      </form>
    </Dialog>
  )
}

const startingFrom = (address: InstallationAddress): TypedEnquiry => ({
  ...typedFrom(address),
  bandwidth: '',
  voornaam: '',
  bedrijf: '',
  telefoonnummers: '',
  email: '',
})

const problemsOf = (errors: FieldErrors<TypedEnquiry>) =>
  Object.entries(errors).map(([name, error]) => ({
    field: enquiryFieldId(name),
    message: error.message ?? '',
  }))
