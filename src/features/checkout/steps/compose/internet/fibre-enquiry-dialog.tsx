import { useEffect, useId, useRef } from 'react'
import type * as z from 'zod/mini'
import { Form, Group } from '../../../../../ui/forms/form.tsx'
import forms from '../../../../../ui/forms/forms.module.css'
import { useContractForm } from '../../../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../../../ui/kit/select-field.tsx'
import { TextField } from '../../../../../ui/kit/text-field.tsx'
import { bandwidths, FibreEnquiry } from '../../../../forms/contract.ts'
import type { InstallationAddress } from '../../../store/drafts.ts'
import { fibreEnquiryTexts } from '../../../texts/internet.ts'
import { type EnquiryOutcome, sendFibreEnquiry } from './fibre-enquiry-call.ts'
import { typedFrom } from './typed-address.ts'

/** As typed: no bandwidth is chosen at first. */
type TypedEnquiry = Omit<z.input<typeof FibreEnquiry>, 'bandwidth'> & { bandwidth: string }

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
  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resetTimer.current), [])
  const form = useContractForm({
    schema: FibreEnquiry as z.ZodMiniType<FibreEnquiry, TypedEnquiry>,
    initial: startingFrom(address),
    // Apart from the address check's ids, which stand on the same page.
    idPrefix: 'aanvraag-',
    send: async enquiry => ({ kind: 'taken', data: await sendFibreEnquiry(enquiry) }),
    onTaken(outcome) {
      onOutcome(outcome)
      onClose()
      resetTimer.current = setTimeout(() => form.form.reset(startingFrom(address)), resetDelayInMs)
    },
  })
  const { field } = form
  const isSending = form.sending !== null
  const close = () => {
    form.form.clearErrors()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={isSending ? () => undefined : close}
      title={fibreEnquiryTexts.ask}
      actions={
        <>
          <Button type="submit" form={formId} busy={isSending}>
            {fibreEnquiryTexts.send}
          </Button>
          <Button variant="quiet" onClick={close} disabled={isSending}>
            {fibreEnquiryTexts.cancel}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form}>
        <Group legend={fibreEnquiryTexts.legend} isLegendHidden>
          <SelectField
            {...field('bandwidth')}
            placeholder={fibreEnquiryTexts.chooseBandwidth}
            options={bandwidths.map(bandwidth => ({ value: bandwidth, label: bandwidth }))}
            className={forms.wide}
          />
          <TextField {...field('zipCode')} className={forms.wide} />
          <TextField {...field('houseNumber')} />
          <TextField {...field('houseNumberExtension')} />
          <TextField {...field('voornaam')} autoComplete="name" />
          <TextField {...field('bedrijf')} autoComplete="organization" />
          <TextField {...field('telefoonnummers')} />
          <TextField {...field('email')} />
        </Group>
      </Form>
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
