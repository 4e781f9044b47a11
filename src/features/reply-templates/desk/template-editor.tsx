import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { type Outcome, outcomeOf } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { assignsSender } from '../../case-desk/ready-text.ts'
import { requestTexts } from '../../case-desk/texts-desk.ts'
import { caseKinds } from '../../cases/case-kinds.ts'
import { requestKinds } from '../../cases/customer-requests.ts'
import { replyLanguages } from '../../cases/reply-language.ts'
import { closingReasons } from '../../cases/state-reasons.ts'
import { caseKindNames } from '../../cases/texts-desk.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { Card } from '../../desk/components/ui/card.tsx'
import { Options } from '../../desk/components/ui/options.tsx'
import type { ReplyTemplate, ReplyTemplateContent } from '../contract-desk.ts'
import { templateFieldTexts } from '../contract-texts.ts'
import { mayClose } from '../reply-template.ts'
import { languageNames, editorTexts as texts } from '../texts-desk.ts'
import { FieldList } from './field-list.tsx'
import { stateChoices, TemplateForm, type TemplateValues, valuesOf } from './template-form.ts'
import { TemplatePreview } from './template-preview.tsx'
import styles from './text-page.module.css'

/** Value of the button that saves over what a colleague wrote meanwhile. */
const overTheirs = 'over-theirs'

type Props = {
  /** null for a new one. */
  template: ReplyTemplate | null
  initial: TemplateValues
  colleagues: readonly { readonly id: string; readonly name: string }[]
  mayShare: boolean
  onSaved: () => void
}

/** The fields of a text with its preview. Of two who change one text the second sees what the first wrote, and loses nothing. */
export function TemplateEditor({ template, initial, colleagues, mayShare, onSaved }: Props) {
  const [version, setVersion] = useState(template?.version ?? 1)
  const [theirs, setTheirs] = useState<{ message: string; current: ReplyTemplate } | null>(null)

  async function send(
    { id, ...content }: ReplyTemplateContent & { id: string },
    action: string,
  ): Promise<Outcome<unknown>> {
    const base = action === overTheirs && theirs ? theirs.current.version : version
    setTheirs(null)
    if (template === null)
      return outcomeOf(await callAtDesk('POST /api/beheer/teksten', { body: { id, ...content } }))
    const result = await callAtDesk('PUT /api/beheer/teksten/{id}', {
      params: { id },
      body: { ...content, version: base },
    })
    if (!result.ok && result.kind === 'refused' && result.status === 409) {
      const { message, current } = result.body
      setTheirs({ message, current })
      return { kind: 'failed', message, title: texts.conflict }
    }
    if (result.ok) setVersion(base + 1)
    return outcomeOf(result)
  }
  const { form, ...fields } = useContractForm({ schema: TemplateForm, initial, send, onTaken: onSaved })
  const { control, setValue, getValues, reset } = form
  const shown = useWatch({ control })
  const { kinds = [], states = [], text = '', subject = '', language = 'nl', settles = [] } = shown

  const takeTheirs = ({ id, isShared, ...current }: ReplyTemplate) => {
    reset({ id, isShared, ...valuesOf(current) })
    setVersion(current.version)
    setTheirs(null)
  }
  return (
    <div className={styles.columns}>
      <Card title={texts.form}>
        <Form
          form={fields}
          failed={formFailures.notSaved}
          actions={<SubmitButton>{texts.save}</SubmitButton>}
        >
          {theirs && (
            <Notice kind="warning" title={texts.theirs}>
              <p className={styles.subject}>{theirs.current.name}</p>
              <p className={styles.words}>{theirs.current.text}</p>
              <div className={styles.actions}>
                <SubmitButton small variant="secondary" action={overTheirs}>
                  {texts.keepMine}
                </SubmitButton>
                <Button small variant="quiet" onClick={() => takeTheirs(theirs.current)}>
                  {texts.takeTheirs}
                </Button>
              </div>
            </Notice>
          )}
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
            <Options
              name="kinds"
              legend={templateFieldTexts.kinds}
              hint={texts.kindsHint}
              options={new Map(caseKinds.map(kind => [kind, caseKindNames[kind]]))}
              chosen={kinds}
              onChange={chosen => {
                const next = caseKinds.filter(kind => chosen.includes(kind))
                setValue('kinds', next)
                setValue(
                  'states',
                  getValues('states').filter(state => stateChoices(next).has(state)),
                )
                if (!mayClose(next)) setValue('close', '')
              }}
            />
            {kinds.length > 0 && (
              <Options
                name="states"
                legend={templateFieldTexts.states}
                hint={texts.statesHint}
                options={stateChoices(kinds)}
                chosen={states}
                onChange={chosen => setValue('states', [...chosen])}
              />
            )}
            <TextField {...fields.field('subject')} hint={texts.subjectHint} />
            <TextArea {...fields.field('text')} hint={texts.textHint} rows={10} />
            <FieldList
              onChoose={name => {
                const area = document.getElementById('text')
                const at = area instanceof HTMLTextAreaElement ? area.selectionStart : text.length
                setValue('text', `${text.slice(0, at)}{${name}}${text.slice(at)}`, { shouldValidate: true })
              }}
            />
            <fieldset className={styles.group}>
              <legend>{texts.acts}</legend>
              <Fields>
                <TextField
                  {...fields.field('waitDays')}
                  hint={texts.waitHint}
                  inputMode="numeric"
                  size="short"
                />
                <SelectField
                  {...fields.control('assign')}
                  label={templateFieldTexts.assign}
                  options={[
                    { value: '', label: texts.nobody },
                    { value: assignsSender, label: texts.sender },
                    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
                {mayClose(kinds) && (
                  <SelectField
                    {...fields.control('close')}
                    label={templateFieldTexts.close}
                    options={[
                      { value: '', label: texts.stayOpen },
                      ...Object.entries(closingReasons).map(([value, label]) => ({ value, label })),
                    ]}
                  />
                )}
                <Options
                  name="settles"
                  legend={templateFieldTexts.settles}
                  hint={texts.settlesHint}
                  options={new Map(requestKinds.map(kind => [kind, requestTexts.kinds[kind]]))}
                  chosen={settles}
                  onChange={chosen =>
                    setValue(
                      'settles',
                      requestKinds.filter(kind => chosen.includes(kind)),
                    )
                  }
                />
              </Fields>
            </fieldset>
          </Fields>
        </Form>
      </Card>
      <TemplatePreview subject={subject} text={text} language={language} />
    </div>
  )
}
