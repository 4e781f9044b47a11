import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { type Outcome, outcomeOf } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { caseTable, orderStates } from '../../cases/case-states.ts'
import { productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { Card } from '../../desk/components/ui/card.tsx'
import { Options } from '../../desk/components/ui/options.tsx'
import { filterStates, type Webhook, type Webhooks } from '../contract-desk.ts'
import { webhookFieldTexts } from '../contract-texts.ts'
import { webhookTypes } from '../event-types.ts'
import { signatureKinds } from '../signature-kinds.ts'
import { signatureNames, editorTexts as texts, typeNames } from '../texts-desk.ts'
import { valuesOf, WebhookForm, type WebhookValues } from './webhook-form.ts'

type Props = {
  /** null for a new one. */
  webhook: Webhook | null
  clients: Webhooks['clients']
  /** @param made the id and the secret of a new one */
  onSaved: (made: { readonly id: string; readonly secret: string } | null) => void
}

const labelOf = (state: string): string => {
  const kind = orderStates.some(each => each === state) ? 'order' : 'quote'
  return caseTable(kind).states[state]?.label ?? state
}

/** The fields of a webhook. Those that configuration or a hub made keep what these say. */
export function WebhookEditor({ webhook, clients, onSaved }: Props) {
  const [version, setVersion] = useState(webhook?.version ?? 1)
  const isFixed = webhook !== null && webhook.format !== 'standard'

  async function send({
    id,
    clientId,
    signature,
    isActive,
    ...content
  }: WebhookValues): Promise<Outcome<{ id: string; secret: string } | null>> {
    if (webhook === null) {
      const body = { id, clientId, signature, ...content }
      const result = await callAtDesk('POST /api/beheer/webhooks', { body })
      if (!result.ok) return outcomeOf(result)
      return { kind: 'taken', data: { id, secret: result.data.secret } }
    }
    const result = await callAtDesk('PUT /api/beheer/webhooks/{id}', {
      params: { id },
      body: { ...content, isActive, version },
    })
    if (!result.ok && result.kind === 'refused' && result.status === 409)
      return { kind: 'failed', message: result.body.message, title: texts.conflict }
    if (!result.ok) return outcomeOf(result)
    setVersion(version + 1)
    return { kind: 'taken', data: null }
  }
  const { form, ...fields } = useContractForm({
    schema: WebhookForm,
    initial: valuesOf(webhook),
    send,
    onTaken: onSaved,
  })
  const shown = useWatch({ control: form.control })
  const { types = [], states = [], productTypes: products = [], clientId = '' } = shown
  const readable = clients.find(({ id }) => id === clientId)?.types ?? webhookTypes
  const offered = webhookTypes.filter(type => readable.includes(type) || types.includes(type))

  if (webhook?.isConfigured)
    return (
      <Card title={texts.title}>
        <Notice>
          <p>{texts.configured}</p>
        </Notice>
      </Card>
    )
  return (
    <Card title={texts.title}>
      <Form
        form={fields}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{webhook === null ? texts.make : texts.save}</SubmitButton>}
      >
        <Fields>
          <TextField {...fields.field('name')} hint={texts.nameHint} autoComplete="off" />
          <TextField
            {...fields.field('url')}
            hint={texts.urlHint}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
          {webhook === null && (
            <SelectField
              {...fields.control('clientId')}
              label={webhookFieldTexts.client}
              hint={texts.ownerHint}
              options={[
                { value: '', label: texts.own },
                ...clients.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          {isFixed ? (
            <Notice>
              <p>{texts.byHub(webhook.api ?? '')}</p>
            </Notice>
          ) : (
            <Options
              name="types"
              legend={webhookFieldTexts.types}
              hint={texts.typesHint}
              options={new Map(offered.map(type => [type, typeNames[type]]))}
              chosen={types}
              error={form.formState.errors.types?.message}
              onChange={chosen =>
                form.setValue(
                  'types',
                  webhookTypes.filter(type => chosen.includes(type)),
                  { shouldValidate: form.formState.isSubmitted },
                )
              }
            />
          )}
          <Options
            name="states"
            legend={webhookFieldTexts.states}
            hint={texts.statesHint}
            options={new Map(filterStates.map(state => [state, labelOf(state)]))}
            chosen={states}
            onChange={chosen =>
              form.setValue(
                'states',
                filterStates.filter(state => chosen.includes(state)),
              )
            }
          />
          <Options
            name="productTypes"
            legend={webhookFieldTexts.productTypes}
            hint={texts.productsHint}
            options={new Map(productTypes.map(type => [type, productTypeNames[type]]))}
            chosen={products}
            onChange={chosen =>
              form.setValue(
                'productTypes',
                productTypes.filter(type => chosen.includes(type)),
              )
            }
          />
          <TextField {...fields.field('contactEmail')} hint={texts.contactHint} autoComplete="off" />
          {webhook === null ? (
            <SelectField
              {...fields.control('signature')}
              label={webhookFieldTexts.signature}
              hint={texts.signatureHint}
              options={signatureKinds.map(value => ({ value, label: signatureNames[value] }))}
            />
          ) : (
            <Checkbox label={texts.active} {...fields.control('isActive')} />
          )}
        </Fields>
      </Form>
    </Card>
  )
}
