import { useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { deskPaths } from '../../../api/desk-paths.ts'
import { newId } from '../../../common/new-id.ts'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { Form, Group, SubmitButton } from '../../../ui/forms/form.tsx'
import forms from '../../../ui/forms/forms.module.css'
import { formattedValues } from '../../../ui/forms/schema-fields.ts'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { NameField } from '../../details/components/name-field.tsx'
import { useAddressFields } from '../../details/components/street-filler.ts'
import { quoteFormOf } from '../../details/details.ts'
import { KnownCustomerSearch } from '../../known-customers/components/known-customer-search.tsx'
import type { KnownDetails } from '../../known-customers/contract.ts'
import { QuoteFromScratch } from '../contract-desk.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/new-quote.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.newTitle)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/ik')

const addressNames = {
  zipCode: 'installationAddress.zipCode',
  houseNumber: 'installationAddress.houseNumber',
  addition: 'installationAddress.houseNumberSuffix',
  street: 'installationAddress.streetName',
  city: 'installationAddress.city',
} as const

const customerFields = ['companyName', 'fullName', 'email', 'phoneNumber', 'installationAddress'] as const

/** The part of the form that a known customer fills. */
type Customer = Pick<z.input<typeof QuoteFromScratch>, (typeof customerFields)[number]>

const typedIn = ({ companyName, fullName, email, phoneNumber, installationAddress }: Customer): Customer => ({
  companyName,
  fullName,
  email,
  phoneNumber,
  installationAddress,
})

const customerOf = ({ companyName, orderer, contactPerson, address }: KnownDetails): Customer => {
  const { fullName, ...reached } = quoteFormOf({ companyName, ...(contactPerson ?? orderer) })
  return { ...reached, fullName: fullName.trim(), installationAddress: address }
}

/** Start of a quote without a request. */
export default function NewQuote() {
  const navigate = useNavigate()
  const [id] = useState(newId)
  const form = useContractForm({
    schema: QuoteFromScratch,
    initial: {
      id,
      productType: 'internet',
      companyName: '',
      fullName: '',
      email: '',
      phoneNumber: '',
      installationAddress: { streetName: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '' },
    },
    send: async asked => outcomeOf(await callAtDesk('POST /api/beheer/prijsopgaven', { body: asked })),
    onTaken: ({ number }) => void navigate(deskPaths.caseQuote(number)),
  })
  const field = useAddressFields(form.field, form.form, addressNames)
  const [filled, setFilled] = useState<{ readonly from: string; readonly before: Customer } | null>(null)

  function fill(customer: Customer) {
    const values = formattedValues(QuoteFromScratch, { ...form.form.getValues(), ...customer })
    for (const name of customerFields) form.form.setValue(name, values[name], { shouldDirty: true })
    form.form.clearErrors(customerFields)
  }
  function fillIn(details: KnownDetails) {
    const customer = customerOf(details)
    // The typed text comes back, also after another choice.
    setFilled(known => ({
      from: [customer.companyName, customer.fullName].filter(Boolean).join(', '),
      before: known?.before ?? structuredClone(typedIn(form.form.getValues())),
    }))
    fill(customer)
  }
  function undo() {
    if (filled) fill(filled.before)
    setFilled(null)
  }

  return (
    <>
      <PageTitle intro={texts.newIntro}>{texts.newTitle}</PageTitle>
      <KnownCustomerSearch
        used={filled && texts.newFilledFrom(filled.from)}
        onChosen={fillIn}
        onUndone={undo}
      />
      <Form
        form={form}
        failed={{ title: texts.newFailed }}
        actions={<SubmitButton>{texts.newStart}</SubmitButton>}
      >
        <RadioGroup
          {...form.control('productType')}
          legend={texts.newAbout}
          options={productTypes.map(type => ({ value: type, label: productTypeNames[type] }))}
          inRow
        />
        <Group legend={texts.newCustomer}>
          <NameField {...form.field('companyName')} />
          <NameField {...form.field('fullName')} />
          <TextField {...form.field('email')} />
          <TextField {...form.field('phoneNumber')} />
        </Group>
        <Group legend={texts.newPlace}>
          <TextField {...field('installationAddress.zipCode')} />
          <div className={forms.houseNumber}>
            <TextField {...field('installationAddress.houseNumber')} />
            <TextField {...field('installationAddress.houseNumberSuffix')} />
          </div>
          <TextField {...field('installationAddress.streetName')} />
          <TextField {...field('installationAddress.city')} />
        </Group>
      </Form>
    </>
  )
}
