import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Options } from '../../../ui/desk/options.tsx'
import { Fields } from '../../../ui/forms/form.tsx'
import type { Control, FieldOf } from '../../../ui/forms/form-fields.ts'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { assignsSender } from '../../case-desk/ready-text.ts'
import { requestTexts } from '../../case-desk/texts-desk.ts'
import { caseKinds } from '../../cases/case-kinds.ts'
import { requestKinds } from '../../cases/customer-requests.ts'
import { closingReasons } from '../../cases/state-reasons.ts'
import { caseKindNames } from '../../cases/texts-desk.ts'
import type { ReplyTemplateContent } from '../contract-desk.ts'
import { templateFieldTexts } from '../contract-texts.ts'
import { mayClose } from '../reply-template.ts'
import { editorTexts as texts } from '../texts-desk.ts'
import { type Colleagues, stateChoices, type TemplateValues } from './template-form.ts'
import styles from './text-page.module.css'

type TemplateFormState = UseFormReturn<TemplateValues, unknown, ReplyTemplateContent & { id: string }>

/** The cases that a text is for. */
export function TemplateScope({ form: { control, setValue, getValues } }: { form: TemplateFormState }) {
  const { kinds = [], states = [] } = useWatch({ control })
  return (
    <>
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
    </>
  )
}

type ActsProps = {
  form: TemplateFormState
  fields: { field: FieldOf<'waitDays'>; control: (name: 'assign' | 'close') => Control }
  colleagues: Colleagues
}

/** Acts that are done with the case when the text is sent. */
export function TemplateActs({ form: { control, setValue }, fields, colleagues }: ActsProps) {
  const { kinds = [], settles = [] } = useWatch({ control })
  return (
    <fieldset className={styles.group}>
      <legend>{texts.acts}</legend>
      <Fields>
        <TextField {...fields.field('waitDays')} hint={texts.waitHint} inputMode="numeric" size="short" />
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
  )
}
