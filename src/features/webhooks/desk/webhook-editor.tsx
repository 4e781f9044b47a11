import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Card } from '../../../ui/desk/card.tsx'
import { Options } from '../../../ui/desk/options.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { failedOutcome } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { caseTable, orderStates } from '../../cases/case-states.ts'
import { productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { Version } from '../../desk/components/versioned/use-versioned-draft.ts'
import { type Sent, useVersionedForm } from '../../desk/components/versioned/use-versioned-form.ts'
import { type Describe, namedWords, Versioned } from '../../desk/components/versioned/versioned.tsx'
import { filterStates, type Webhook, type Webhooks } from '../contract-desk.ts'
import { webhookFieldTexts } from '../contract-texts.ts'
import { webhookTypes } from '../event-types.ts'
import { orderActions } from '../happening.ts'
import { signatureKinds } from '../signature-kinds.ts'
import { signatureNames, editorTexts as texts, typeNames } from '../texts-desk.ts'
import { valuesOf, WebhookForm, type WebhookValues } from './webhook-form.ts'

/** The id and the secret of a new one. */
type Made = { readonly id: string; readonly secret: string }

type Props = {
  /** null for a new one. */
  webhook: Webhook | null
  clients: Webhooks['clients']
  /** Whether what this browser keeps is known already. */
  restores: boolean
  onSaved: (made: Made | null) => void
}

/** The fields of a webhook. Those that configuration or a hub made keep what these say. */
export function WebhookEditor({ webhook, clients, restores, onSaved }: Props) {
  const { form, versioned, ...fields } = useVersionedForm({
    name: `webhook-${webhook?.id ?? 'nieuw'}`,
    stored: { version: webhook?.version ?? 0, item: valuesOf(webhook) },
    isNew: webhook === null,
    restores,
    typedOf: (values: WebhookValues) => values,
    schema: WebhookForm,
    send: (values, base, typed) => (webhook === null ? add(values) : change(values, base, typed)),
    onStored: onSaved,
  })
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
      <Versioned versioned={versioned} describe={describe}>
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
            <Filters webhook={webhook} clients={clients} form={form} />
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
      </Versioned>
    </Card>
  )
}

async function add({ isActive: _active, ...body }: WebhookValues): Promise<Sent<WebhookValues, Made | null>> {
  const result = await callAtDesk('POST /api/beheer/webhooks', { body })
  if (!result.ok) return failedOutcome(result)
  return { kind: 'stored', now: null, data: { id: body.id, secret: result.data.secret } }
}

async function change(
  { id, clientId: _client, signature: _signature, ...content }: WebhookValues,
  { version }: Version<WebhookValues>,
  typed: WebhookValues,
): Promise<Sent<WebhookValues, Made | null>> {
  const params = { id }
  const result = await callAtDesk('PUT /api/beheer/webhooks/{id}', { params, body: { ...content, version } })
  if (result.ok) return { kind: 'stored', now: { version: version + 1, item: typed }, data: null }
  if (result.kind === 'refused' && result.status === 409) {
    const now = await callAtDesk('GET /api/beheer/webhooks/{id}', { params })
    if (now.ok && now.data.webhook.version !== version) {
      const { webhook } = now.data
      return { kind: 'met', newest: { version: webhook.version, item: valuesOf(webhook), by: null } }
    }
    return { kind: 'failed', message: result.body.message, title: texts.conflict }
  }
  return failedOutcome(result)
}

const labelOf = (state: string): string => {
  const kind = orderStates.some(each => each === state) ? 'order' : 'quote'
  return caseTable(kind).states[state]?.label ?? state
}

const names: Readonly<Record<string, string>> = { ...typeNames, ...productTypeNames }

const actionNames: Readonly<Record<string, string>> = texts.actions

/** The name of a field, and a value of it as it is read. */
const describe: Describe = path => {
  switch (path) {
    case 'isActive':
      return { label: texts.active }
    case 'states':
      return { label: webhookFieldTexts.states, words: namedWords(labelOf) }
    case 'actions':
      return { label: webhookFieldTexts.actions, words: namedWords(code => actionNames[code]) }
    case 'types':
    case 'productTypes':
      return { label: webhookFieldTexts[path], words: namedWords(code => names[code]) }
    case 'name':
    case 'url':
    case 'contactEmail':
      return { label: webhookFieldTexts[path] }
    default:
      return { label: path }
  }
}

type FiltersProps = Pick<Props, 'webhook' | 'clients'> & {
  form: UseFormReturn<WebhookValues, unknown, WebhookValues>
}

/** Of what it is told. */
function Filters({ webhook, clients, form }: FiltersProps) {
  const shown = useWatch({ control: form.control })
  const { types = [], states = [], productTypes: products = [], actions = [], clientId = '' } = shown
  const readable = clients.find(({ id }) => id === clientId)?.types ?? webhookTypes
  const offered = webhookTypes.filter(type => readable.includes(type) || types.includes(type))
  return (
    <>
      {webhook !== null && webhook.format !== 'standard' ? (
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
      {types.some(type => type.startsWith('order.')) && (
        <Options
          name="actions"
          legend={webhookFieldTexts.actions}
          hint={texts.actionsHint}
          options={new Map(orderActions.map(action => [action, texts.actions[action]]))}
          chosen={actions}
          error={form.formState.errors.actions?.message}
          onChange={chosen =>
            form.setValue(
              'actions',
              orderActions.filter(action => chosen.includes(action)),
              { shouldValidate: form.formState.isSubmitted },
            )
          }
        />
      )}
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
    </>
  )
}
