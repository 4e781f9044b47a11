import { Group } from '../../../ui/forms/form.tsx'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { CaseCorrection } from '../../cases/command-schemas.ts'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { commandTexts } from '../../cases/texts-desk.ts'
import { NameField } from '../../details/components/name-field.tsx'
import { ReferenceFields } from '../../details/components/reference-fields.tsx'
import { type AddressNames, useAddressFields } from '../../details/components/street-filler.ts'
import { addressTitle } from '../../details/label-texts.ts'
import { invoiceTexts } from '../../details/texts.ts'
import { useDeskCase } from '../components/desk-case.tsx'

const addressAt = <Group extends string>(group: Group) =>
  ({
    zipCode: `${group}.zipCode`,
    houseNumber: `${group}.houseNumber`,
    addition: `${group}.houseNumberSuffix`,
    street: `${group}.streetName`,
    city: `${group}.city`,
  }) as const
const organizationNames = {
  zipCode: 'organization.postCode',
  houseNumber: 'organization.streetNumber',
  addition: 'organization.streetNumberAddition',
  street: 'organization.street',
  city: 'organization.city',
} as const

/** Corrects who is called about the case, and its addresses. */
export function CorrectDialog({ onClose }: { onClose: () => void }) {
  const { shown } = useDeskCase()
  const { companyName, firstName, name, address, organization, invoice, references, enquired } =
    shown.correctable
  const form = useCommandForm({
    schema: CaseCorrection,
    initial: {
      companyName,
      firstName: firstName ?? '',
      name,
      email: shown.contact.email ?? '',
      phoneNumber: shown.contact.phone ?? '',
      address: address && { ...address },
      organization: organization && { ...organization },
      invoice: invoice && { ...invoice, address: { ...invoice.address } },
      references: references && { ...references },
      enquired: enquired && { ...enquired },
    },
    act: 'gegevens',
    wanted: asked => [
      [
        commandTexts.correct,
        [asked.companyName, asked.firstName, asked.name, asked.email, asked.phoneNumber]
          .filter(Boolean)
          .join(', '),
      ],
    ],
    onDone: onClose,
  })
  const deliveredTo = addressAt('address')
  const invoicedTo = addressAt('invoice.address')
  const inDelivery = useAddressFields(form.field, form.form, deliveredTo)
  const inOrganization = useAddressFields(form.field, form.form, organizationNames)
  const inInvoice = useAddressFields(form.field, form.form, invoicedTo)
  return (
    <Dialog open onClose={onClose} title={commandTexts.correctTitle}>
      <CommandForm form={form} submit={commandTexts.save} onCancel={onClose}>
        {companyName !== null && (
          <NameField {...form.field('companyName')} hint={commandTexts.correctCompany} optional={false} />
        )}
        {firstName !== null && <TextField {...form.field('firstName')} optional={false} />}
        <TextField
          {...form.field('name')}
          label={firstName === null ? commandTexts.name : commandTexts.lastName}
        />
        <TextField {...form.field('email')} hint={commandTexts.correctEmail} />
        <TextField {...form.field('phoneNumber')} />
        {address && (
          <Group legend={addressTitle(shown.productType ?? 'internet')}>
            <AddressFields field={inDelivery} names={deliveredTo} />
          </Group>
        )}
        {organization && (
          <Group legend={commandTexts.organizationAddress}>
            <AddressFields field={inOrganization} names={organizationNames} />
          </Group>
        )}
        {invoice && (
          <Group legend={commandTexts.invoice}>
            <NameField {...form.field('invoice.companyName')} />
            <TextField {...form.field('invoice.email')} label={invoiceTexts.email} />
            <AddressFields field={inInvoice} names={invoicedTo} />
          </Group>
        )}
        {references && (
          <ReferenceFields field={form.field} initial={references} hasInvoiceAddress={invoice !== null} />
        )}
        {enquired && (
          <Group legend={commandTexts.enquired}>
            <TextField {...form.field('enquired.zipCode')} />
            <TextField {...form.field('enquired.houseNumber')} />
            <TextField {...form.field('enquired.houseNumberSuffix')} />
          </Group>
        )}
      </CommandForm>
    </Dialog>
  )
}

type AddressFieldsProps<Name extends string> = { field: FieldOf<Name>; names: AddressNames<Name> }

const AddressFields = <Name extends string>({ field, names }: AddressFieldsProps<Name>) => (
  <>
    <TextField {...field(names.zipCode)} />
    <TextField {...field(names.houseNumber)} />
    <TextField {...field(names.addition)} />
    <TextField {...field(names.street)} />
    <TextField {...field(names.city)} />
  </>
)
