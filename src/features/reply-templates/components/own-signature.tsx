import { useState } from 'react'
import { failureInWords } from '../../../api/call-failure.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { Signature } from '../contract-desk.ts'
import { signatureTexts as texts } from '../texts-desk.ts'
import { useReplyTexts } from './use-reply-texts.ts'

/** The text below a colleague's own mails. */
export function OwnSignature() {
  const loaded = useReplyTexts()
  return (
    <Card title={texts.title}>
      <p>{texts.intro}</p>
      {loaded?.ok && <SignatureForm signature={loaded.data.signature ?? ''} />}
      {loaded?.ok === false && (
        <Notice kind="error">
          <p>{failureInWords(loaded)}</p>
        </Notice>
      )}
    </Card>
  )
}

/** @param signature empty for the shop's */
function SignatureForm({ signature }: { signature: string }) {
  const [isSaved, setIsSaved] = useState(false)
  const form = useContractForm({
    schema: Signature,
    initial: { signature },
    async send(change) {
      setIsSaved(false)
      return outcomeOf(await submit('PUT /api/beheer/ik/ondertekening', change, { through: callAtDesk }))
    },
    onTaken: () => setIsSaved(true),
  })
  return (
    <>
      {isSaved && <Notice kind="success" title={texts.saved} announced />}
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton variant="secondary">{texts.save}</SubmitButton>}
      >
        <Fields narrow>
          <TextArea {...form.field('signature')} hint={texts.hint} rows={4} />
        </Fields>
      </Form>
    </>
  )
}
