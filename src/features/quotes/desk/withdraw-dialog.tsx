import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { newId } from '../../../common/new-id.ts'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { reasonsFor } from '../../cases/state-reasons.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { QuoteWithdrawal } from '../contract-desk.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'

const reasons = Object.entries(reasonsFor('quote', 'cancelled')).map(([value, label]) => ({ value, label }))

type Props = { number: string; version: number; onClose: () => void }

/** Asks why the waiting version is withdrawn; the reason is mailed to the customer. */
export function WithdrawDialog({ number, version, onClose }: Props) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [id] = useState(newId)
  const form = useContractForm({
    schema: QuoteWithdrawal,
    initial: { id, version, reason: '', words: '' },
    idPrefix: 'withdraw-',
    send: async body =>
      outcomeOf(
        await callAtDesk('POST /api/beheer/zaken/{nummer}/offerte/intrekken', {
          params: { nummer: number },
          body,
        }),
      ),
    onTaken: () => {
      announce(texts.withdrawn)
      onClose()
      void revalidate()
    },
  })
  return (
    <Dialog open onClose={onClose} title={texts.withdrawTitle}>
      <Form
        form={form}
        failed={texts.withdrawFailed}
        actions={
          <>
            <SubmitButton small>{texts.withdraw}</SubmitButton>
            <LeaveButton onClick={onClose}>{texts.cancel}</LeaveButton>
          </>
        }
      >
        <p>{texts.withdrawText}</p>
        <Fields>
          <SelectField
            {...form.control('reason')}
            label={commandTexts.reason}
            placeholder={commandTexts.chooseReason}
            defaultValue=""
            options={reasons}
          />
          <TextArea {...form.field('words')} hint={texts.withdrawHint} rows={3} />
        </Fields>
      </Form>
    </Dialog>
  )
}
