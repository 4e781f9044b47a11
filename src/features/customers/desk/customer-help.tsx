import { useState } from 'react'
import { commonTexts } from '../../../common/texts.ts'
import { CommandOutcome } from '../../../ui/desk/command-outcome.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { AccountBlocking, type DeskCustomer } from '../contract-desk.ts'
import { customerHelpTexts } from '../texts-desk.ts'

/** Actions for a customer, with a button each. */
export function CustomerHelp({ customer, onChanged }: { customer: DeskCustomer; onChanged: () => void }) {
  const { standing } = customer
  return (
    <>
      {standing !== 'blocked' && <LinkButton customer={customer} />}
      {customer.sessions.length > 0 && <SessionsButton id={customer.id} />}
      {standing === 'active' && <BlockButton id={customer.id} onBlocked={onChanged} />}
      {standing === 'blocked' && <LiftButton id={customer.id} />}
    </>
  )
}

function LinkButton({ customer: { id, standing } }: { customer: DeskCustomer }) {
  const texts = customerHelpTexts.link
  const { isBusy, failure, done, act } = useAction({
    send: () => callAtDesk('POST /api/beheer/klanten/{id}/wachtwoordlink', { params: { id } }),
    rereads: 'refused',
  })
  return (
    <>
      <Button variant="secondary" small busy={isBusy} onClick={act}>
        {standing === 'registered' ? texts.registered : texts.active}
      </Button>
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? texts.failed, text: failure.message }}
        done={done !== null && { title: texts.sent(done.email), text: texts.sentText }}
      />
    </>
  )
}

function SessionsButton({ id }: { id: string }) {
  const texts = customerHelpTexts.sessions
  const { isBusy, failure, act } = useAction({
    send: () => callAtDesk('POST /api/beheer/klanten/{id}/sessies/einde', { params: { id } }),
    rereads: 'refused',
  })
  return (
    <>
      <Button variant="secondary" small busy={isBusy} onClick={act}>
        {texts.end}
      </Button>
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? texts.failed, text: failure.message }}
        done={false}
      />
    </>
  )
}

function LiftButton({ id }: { id: string }) {
  const texts = customerHelpTexts.block
  const { isBusy, failure, act } = useAction({
    send: () => callAtDesk('POST /api/beheer/klanten/{id}/blokkade/einde', { params: { id } }),
    rereads: 'refused',
  })
  return (
    <>
      <Button variant="secondary" small busy={isBusy} onClick={act}>
        {texts.lift}
      </Button>
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? texts.notLifted, text: failure.message }}
        done={false}
      />
    </>
  )
}

function BlockButton({ id, onBlocked }: { id: string; onBlocked: () => void }) {
  const texts = customerHelpTexts.block
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" small onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.title}>
        <BlockForm
          id={id}
          onCancel={close}
          onBlocked={() => {
            close()
            onBlocked()
          }}
        />
      </Dialog>
    </>
  )
}

function BlockForm({ id, onBlocked, onCancel }: { id: string; onBlocked: () => void; onCancel: () => void }) {
  const texts = customerHelpTexts.block
  const form = useContractForm({
    schema: AccountBlocking,
    initial: { reason: '' },
    idPrefix: 'block-',
    send: async blocking =>
      outcomeOf(
        await submit('POST /api/beheer/klanten/{id}/blokkade', blocking, {
          params: { id },
          through: callAtDesk,
        }),
      ),
    onTaken: onBlocked,
  })
  return (
    <Form
      form={form}
      failed={{ title: texts.failed }}
      actions={
        <>
          <SubmitButton>{texts.button}</SubmitButton>
          <LeaveButton onClick={onCancel}>{commonTexts.cancel}</LeaveButton>
        </>
      }
    >
      <p>{texts.text}</p>
      <Fields>
        <TextField {...form.field('reason')} />
      </Fields>
    </Form>
  )
}
