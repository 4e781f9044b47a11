import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { type Outcome, outcomeOf } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { Card } from '../../desk/components/ui/card.tsx'
import type { ApiClient, ApiClients, NewApiClient, ShownKey } from '../contract-desk.ts'
import { clientFieldTexts } from '../contract-texts.ts'
import { clientListTexts, clientPageTexts as texts } from '../texts-desk.ts'
import { ClientForm, newClient, valuesOf } from './client-form.ts'
import { ScopeTable } from './scope-table.tsx'

type Props = {
  /** null for a new one. */
  client: ApiClient | null
  resellers: ApiClients['resellers']
  /** @param shown the key of a new client */
  onSaved: (shown: ShownKey | null) => void
}

/** The fields of a client: who it is, what it may do, and from where. */
export function ClientEditor({ client, resellers, onSaved }: Props) {
  const [version, setVersion] = useState(client?.version ?? 1)

  async function send({ resellerId, isTest, ...content }: NewApiClient): Promise<Outcome<ShownKey | null>> {
    if (client === null) {
      const body = { ...content, resellerId, isTest }
      return outcomeOf(await callAtDesk('POST /api/beheer/koppelingen', { body }))
    }
    const result = await callAtDesk('PUT /api/beheer/koppelingen/{id}', {
      params: { id: client.id },
      body: { ...content, version },
    })
    if (!result.ok && result.kind === 'refused' && result.status === 409)
      return { kind: 'failed', message: result.body.message, title: texts.conflict }
    if (!result.ok) return outcomeOf(result)
    setVersion(result.data.version)
    return { kind: 'taken', data: null }
  }
  const { form, ...fields } = useContractForm({
    schema: ClientForm,
    initial: client === null ? newClient : valuesOf(client),
    send,
    onTaken: onSaved,
  })
  const scopes = useWatch({ control: form.control, name: 'scopes' })
  const isTest = useWatch({ control: form.control, name: 'isTest' })
  return (
    <Card title={texts.settings}>
      <Form
        form={fields}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{client === null ? texts.make : texts.save}</SubmitButton>}
      >
        <Fields>
          <TextField {...fields.field('name')} hint={texts.nameHint} autoComplete="off" />
          {client === null && (
            <>
              <SelectField
                {...fields.control('resellerId')}
                label={clientFieldTexts.owner}
                hint={texts.ownerHint}
                options={[
                  { value: '', label: clientListTexts.ownSystem },
                  ...resellers.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
              <Checkbox label={texts.testLabel} hint={texts.testHint} {...fields.control('isTest')} />
            </>
          )}
          <ScopeTable
            chosen={scopes}
            error={form.formState.errors.scopes?.message}
            onChange={chosen =>
              form.setValue('scopes', chosen, { shouldValidate: form.formState.isSubmitted })
            }
          />
          <TextArea {...fields.field('networks')} hint={texts.networksHint} rows={3} />
          <TextField {...fields.field('expiresOn')} hint={texts.expiresHint} type="date" />
          {!isTest && (
            <Checkbox label={texts.mailsLabel} hint={texts.mailsHint} {...fields.control('sendsMails')} />
          )}
          <TextField
            {...fields.field('callsPerMinute')}
            hint={texts.callsHint}
            inputMode="numeric"
            size="short"
          />
          <TextField {...fields.field('contactEmail')} hint={texts.contactHint} autoComplete="off" />
        </Fields>
      </Form>
    </Card>
  )
}
