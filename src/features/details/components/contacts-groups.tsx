import { Group } from '../../../ui/forms/form.tsx'
import type { FieldOf, FieldProps } from '../../../ui/forms/form-fields.ts'
import forms from '../../../ui/forms/forms.module.css'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import type { Contacts } from '../details-schema.ts'
import { detailsLabels, technicalPersonTexts } from '../label-texts.ts'
import { forEachField, type PersonField } from '../person.ts'
import { AddressedPersonFields } from './details-groups.tsx'

/** A customer's contact persons as typed by the customer or by staff. */
export type TypedContacts = Omit<AddressedPerson, ReachField> & {
  contactDetails: Record<ReachField, string>
  technicalIsTheSame: boolean
  /** May hold anything while it is the same as the contact person. */
  technicalPerson: TechnicalContact
}

type AddressedPerson = Record<PersonField, string> & Pick<Contacts, 'gender'>
/** Nobody has to be addressed so: empty where nothing was chosen. */
type TechnicalContact = Record<PersonField, string> & { gender: Contacts['gender'] | '' }
type ReachField = keyof Contacts['contactDetails']

/** Path of a contact person's field in the form: contact data have a separate object (order-flow §3). */
const pathOf = (field: PersonField) =>
  field === 'phoneNumber' || field === 'email' ? (`contactDetails.${field}` as const) : field

const nobody: TechnicalContact = { gender: '', ...forEachField(() => '') }

/** The technical person's part of the form. */
export const typedTechnical = (
  person: Omit<NonNullable<Contacts['technicalPerson']>, 'contactType'> | null,
) => ({
  technicalIsTheSame: person === null,
  technicalPerson: person ? { ...person, gender: person.gender ?? ('' as const) } : nobody,
})

/** The same as the server is sent it. */
export const technicalOf = ({
  technicalIsTheSame,
  technicalPerson,
}: Pick<TypedContacts, 'technicalIsTheSame' | 'technicalPerson'>) =>
  technicalIsTheSame ? null : technicalPerson

type FieldName =
  | 'gender'
  | Exclude<PersonField, ReachField>
  | `contactDetails.${ReachField}`
  | `technicalPerson.${'gender' | PersonField}`

type Props = {
  field: FieldOf<FieldName>
  /** Props of the box that says that both are the same. */
  sameBox: Pick<FieldProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'id' | 'error'>
  isTheSame: boolean
}

/** The contact person and, where it is somebody else, the technical one (order-flow §2 and §3). */
export const ContactsGroups = ({ field, sameBox, isTheSame }: Props) => (
  <>
    <Group legend={detailsLabels.contactPerson}>
      <AddressedPersonFields field={name => field(name === 'gender' ? name : pathOf(name))} />
    </Group>
    <Group legend={detailsLabels.technicalPerson}>
      <Checkbox {...sameBox} label={technicalPersonTexts.isTheSame} className={forms.wide} />
      {!isTheSame && <AddressedPersonFields field={name => field(`technicalPerson.${name}`)} />}
    </Group>
  </>
)
