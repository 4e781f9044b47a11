import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Card } from '../../../ui/desk/card.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { failedOutcome } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { replyLanguages } from '../../cases/reply-language.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { Version } from '../../desk/components/versioned/use-versioned-draft.ts'
import { type Sent, useVersionedForm } from '../../desk/components/versioned/use-versioned-form.ts'
import { Versioned } from '../../desk/components/versioned/versioned.tsx'
import type { NewReplyTemplate, ReplyTemplate } from '../contract-desk.ts'
import { templateFieldTexts } from '../contract-texts.ts'
import { languageNames, editorTexts as texts } from '../texts-desk.ts'
import { describeTemplate } from './describe-template.ts'
import { FieldList } from './field-list.tsx'
import { TemplateActs, TemplateScope } from './template-fields.tsx'
import { type Colleagues, TemplateForm, type TemplateValues, valuesOf } from './template-form.ts'
import { TemplatePreview } from './template-preview.tsx'
import styles from './text-page.module.css'

type Props = {
  /** Names what is typed: the id of the text, or which new one it is. */
  draft: string
  /** null for a new one. */
  template: ReplyTemplate | null
  /** The fields of a new one: empty, or those of the text that it is a copy of. */
  empty: TemplateValues
  /** The fields of an earlier version that is put back. */
  putBack: TemplateValues | null
  colleagues: Colleagues
  mayShare: boolean
  /** Whether what this browser keeps is known already. */
  restores: boolean
  onSaved: (id: string) => void
}

/** The fields of a text with its preview. */
export function TemplateEditor({
  draft,
  template,
  empty,
  putBack,
  colleagues,
  mayShare,
  restores,
  onSaved,
}: Props) {
  const { form, versioned, ...fields } = useVersionedForm({
    name: `tekst-${draft}`,
    stored: { version: template?.version ?? 0, item: template === null ? empty : formOf(template) },
    isNew: template === null,
    begins: putBack,
    restores,
    typedOf: (values: TemplateValues) => values,
    schema: TemplateForm,
    send: (values, base, typed) => (template === null ? add(values) : change(values, base, typed)),
    onStored: onSaved,
  })
  const { text = '', subject = '', language = 'nl' } = useWatch({ control: form.control })

  /** Writes a field into the text, at the cursor. */
  function putField(name: string) {
    const area = document.getElementById('text')
    const at = area instanceof HTMLTextAreaElement ? area.selectionStart : text.length
    form.setValue('text', `${text.slice(0, at)}{${name}}${text.slice(at)}`, { shouldValidate: true })
  }

  return (
    <div className={styles.columns}>
      <Card title={texts.form}>
        <Versioned versioned={versioned} describe={path => describeTemplate(path, colleagues)}>
          <Form
            form={fields}
            failed={formFailures.notSaved}
            actions={<SubmitButton>{texts.save}</SubmitButton>}
          >
            <Fields>
              <TextField {...fields.field('name')} />
              {mayShare ? (
                <Checkbox label={texts.share} hint={texts.shareHint} {...fields.control('isShared')} />
              ) : (
                <p className={styles.soft}>{texts.ownOnly}</p>
              )}
              <SelectField
                {...fields.control('language')}
                label={templateFieldTexts.language}
                options={replyLanguages.map(value => ({ value, label: languageNames[value] }))}
              />
              <TemplateScope form={form} />
              <TextField {...fields.field('subject')} hint={texts.subjectHint} />
              <TextArea {...fields.field('text')} hint={texts.textHint} rows={10} />
              <FieldList onChoose={putField} />
              <TemplateActs form={form} fields={fields} colleagues={colleagues} />
            </Fields>
          </Form>
        </Versioned>
      </Card>
      <TemplatePreview subject={subject} text={text} language={language} />
    </div>
  )
}

const formOf = ({ id, isShared, ...content }: ReplyTemplate): TemplateValues => ({
  id,
  isShared,
  ...valuesOf(content),
})

type Content = z.infer<typeof NewReplyTemplate>

async function add(body: Content): Promise<Sent<TemplateValues, string>> {
  const result = await callAtDesk('POST /api/beheer/teksten', { body })
  return result.ok ? { kind: 'stored', now: null, data: body.id } : failedOutcome(result)
}

/** Of two who change one text the second sees what the first wrote. */
async function change(
  { id, ...content }: Content,
  { version }: Version<TemplateValues>,
  typed: TemplateValues,
): Promise<Sent<TemplateValues, string>> {
  const body = { ...content, version }
  const result = await callAtDesk('PUT /api/beheer/teksten/{id}', { params: { id }, body })
  if (result.ok) return { kind: 'stored', now: { version: version + 1, item: typed }, data: id }
  if (result.kind !== 'refused' || result.status !== 409) return failedOutcome(result)
  const { current } = result.body
  return {
    kind: 'met',
    newest: { version: current.version, item: formOf(current), by: current.changedBy },
  }
}
