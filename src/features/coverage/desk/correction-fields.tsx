import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Fields } from '../../../ui/forms/form.tsx'
import type { Control, FieldOf } from '../../../ui/forms/form-fields.ts'
import forms from '../../../ui/forms/forms.module.css'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { placeScopes } from '../../addresses/corrected-place.ts'
import { technologies } from '../../addresses/coverage.ts'
import { technologyNames } from '../../addresses/texts-coverage.ts'
import { fibreAvailabilities } from '../../catalogue/product-sub-types.ts'
import { coverageFieldTexts as labels } from '../contract-texts.ts'
import type { NewCorrection } from '../coverage-schemas.ts'
import { availabilityNames, scopeNames, correctionTexts as texts } from '../texts-desk.ts'
import type { CorrectionValues } from './correction-form.ts'

const choices = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map(value => ({ value, label: names[value] }))

type Props = {
  form: UseFormReturn<CorrectionValues, unknown, NewCorrection>
  fields: {
    field: FieldOf<keyof CorrectionValues>
    control: (name: 'scope' | 'technology' | 'availability') => Control
  }
}

/** Where a correction holds, what is there, from when until when, and who says so. */
export function CorrectionFields({ form, fields }: Props) {
  const { scope = 'address' } = useWatch({ control: form.control })
  return (
    <Fields>
      <SelectField
        {...fields.control('scope')}
        label={labels.scope}
        options={choices(placeScopes, scopeNames)}
      />
      <div className={forms.pair}>
        <TextField {...fields.field('zipCode')} />
        <TextField {...fields.field('numbers')} hint={texts.numbersHints[scope]} />
      </div>
      <div className={forms.pair}>
        <SelectField
          {...fields.control('technology')}
          label={labels.technology}
          options={choices(technologies, technologyNames)}
        />
        <SelectField
          {...fields.control('availability')}
          label={labels.availability}
          options={choices(fibreAvailabilities, availabilityNames)}
        />
      </div>
      <div className={forms.pair}>
        <TextField {...fields.field('maxDownloadMbs')} inputMode="numeric" hint={texts.speedHint} />
        <TextField {...fields.field('maxUploadMbs')} inputMode="numeric" />
      </div>
      <div className={forms.pair}>
        <TextField {...fields.field('weeksFrom')} inputMode="numeric" hint={texts.weeksHint} />
        <TextField {...fields.field('weeksTo')} inputMode="numeric" />
      </div>
      <TextField
        {...fields.field('oneTimeInCents')}
        inputMode="decimal"
        hint={texts.costsHint}
        size="medium"
      />
      <div className={forms.pair}>
        <TextField {...fields.field('startsOn')} type="date" />
        <TextField {...fields.field('endsOn')} type="date" hint={texts.endHint} />
      </div>
      <TextField {...fields.field('source')} hint={texts.sourceHint} />
      <TextField {...fields.field('reason')} hint={texts.reasonHint} />
    </Fields>
  )
}
