import { useWatch } from 'react-hook-form'
import { Card } from '../../../ui/desk/card.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { failedOutcome } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { Version } from '../../desk/components/versioned/use-versioned-draft.ts'
import { type Sent, useVersionedForm } from '../../desk/components/versioned/use-versioned-form.ts'
import { type Describe, namedWords, Versioned } from '../../desk/components/versioned/versioned.tsx'
import type { ApiClient, ApiClients, NewApiClient, ShownKey } from '../contract-desk.ts'
import { clientFieldTexts } from '../contract-texts.ts'
import { clientListTexts, scopeInWords, clientPageTexts as texts } from '../texts-desk.ts'
import { ClientForm, type ClientValues, newClient, valuesOf } from './client-form.ts'
import { ScopeTable } from './scope-table.tsx'

type Props = {
  /** null for a new one. */
  client: ApiClient | null
  resellers: ApiClients['resellers']
  /** Whether what this browser keeps is known already. */
  restores: boolean
  /** @param shown the key of a new client */
  onSaved: (shown: ShownKey | null) => void
}

/** The fields of a client: who it is, what it may do, and from where. */
export function ClientEditor({ client, resellers, restores, onSaved }: Props) {
  const { form, versioned, ...fields } = useVersionedForm({
    name: `koppeling-${client?.id ?? 'nieuw'}`,
    stored: { version: client?.version ?? 0, item: client === null ? newClient : valuesOf(client) },
    isNew: client === null,
    restores,
    typedOf: (values: ClientValues) => values,
    schema: ClientForm,
    send: (values, base, typed) => (client === null ? add(values) : change(client.id, values, base, typed)),
    onStored: onSaved,
  })
  const scopes = useWatch({ control: form.control, name: 'scopes' })
  const isTest = useWatch({ control: form.control, name: 'isTest' })
  return (
    <Card title={texts.settings}>
      <Versioned versioned={versioned} describe={describe}>
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
      </Versioned>
    </Card>
  )
}

async function add(body: NewApiClient): Promise<Sent<ClientValues, ShownKey | null>> {
  const result = await callAtDesk('POST /api/beheer/koppelingen', { body })
  return result.ok ? { kind: 'stored', now: null, data: result.data } : failedOutcome(result)
}

async function change(
  id: string,
  { resellerId: _reseller, isTest: _test, ...content }: NewApiClient,
  { version }: Version<ClientValues>,
  typed: ClientValues,
): Promise<Sent<ClientValues, ShownKey | null>> {
  const body = { ...content, version }
  const result = await callAtDesk('PUT /api/beheer/koppelingen/{id}', { params: { id }, body })
  if (result.ok) return { kind: 'stored', now: { version: result.data.version, item: typed }, data: null }
  if (result.kind === 'refused' && result.status === 409) {
    const now = await callAtDesk('GET /api/beheer/koppelingen')
    const client = now.ok ? now.data.clients.find(each => each.id === id) : undefined
    return client
      ? { kind: 'met', newest: { version: client.version, item: valuesOf(client), by: null } }
      : { kind: 'failed', message: result.body.message, title: texts.conflict }
  }
  return failedOutcome(result)
}

/** The name of a field, and a value of it as it is read. */
const describe: Describe = path => {
  switch (path) {
    case 'scopes':
      return { label: clientFieldTexts.scopes, words: namedWords(scopeInWords) }
    case 'sendsMails':
    case 'name':
    case 'networks':
    case 'expiresOn':
    case 'callsPerMinute':
    case 'contactEmail':
      return { label: clientFieldTexts[path] }
    default:
      return { label: path }
  }
}
