import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { technicalPersonTexts } from '../label-texts.ts'
import type { PersonField } from '../person.ts'
import { GenderField } from './details-groups.tsx'
import { PersonFields } from './person-fields.tsx'

type Props = {
  field: FieldOf<`technicalPerson.${PersonField | 'gender'}`>
  /** Whether it is the contact person. */
  isTheSame: boolean
  /** Says whether somebody else than the contact person is called about the technical side. */
  onSame: (isTheSame: boolean) => void
}

/** Contact for the installation: usually the contact person (order-flow §2 and §4). */
export const TechnicalFields = ({ field, isTheSame, onSame }: Props) => (
  <>
    <Checkbox
      id="technicalPersonIsTheSame"
      label={technicalPersonTexts.isTheSame}
      checked={isTheSame}
      onChange={event => onSame(event.target.checked)}
    />
    {!isTheSame && (
      <PersonFields of="technicalPerson" field={field}>
        <GenderField {...field('technicalPerson.gender')} />
      </PersonFields>
    )}
  </>
)
