import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { actionLabels } from '../../../content/flow-texts.ts'
import { QuoteForm as QuoteFields } from '../../../contract/details.ts'
import { quoteFormOf } from '../../../domain/details.ts'
import { DetailsBlock } from '../../details/details-block.tsx'
import { formBehaviour, messageOf, problemsOf, useProblems } from '../../details/form-behaviour.ts'
import forms from '../../details/forms.module.css'
import { registerWritten } from '../../details/written-form.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { orderStore, useOrderState } from '../order-state.ts'
import type { Orderer } from '../orderer.ts'
import { addressIsMissing, InstallationBlock } from './installation-block.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useRememberedForm } from './use-remembered-form.ts'

const Schema = z.extend(QuoteFields, {
  termsAccepted: z.literal(true, { error: 'Ga akkoord met de algemene voorwaarden' }),
})
type Values = Omit<z.input<typeof Schema>, 'termsAccepted'> & { termsAccepted: boolean }

const emptyForm = { companyName: '', fullName: '', email: '', phoneNumber: '' }

const fields = ['companyName', 'fullName', 'email', 'phoneNumber', 'termsAccepted'] as const

type Props = {
  /** Whose details stand in the fields at first; null for a visitor nobody knows yet. */
  known: Orderer | null
}

/** Who asks for a quote; leads to controle without registering (order-flow §2 and §4). */
export function QuoteForm({ known }: Props) {
  const navigate = useNavigate()
  const { address, quoteFormData, termsAccepted } = useOrderState()
  const form = useForm<Values, unknown, z.output<typeof Schema>>({
    resolver: zodResolver<Values, unknown, z.output<typeof Schema>>(Schema),
    defaultValues: {
      ...(quoteFormData ?? (known ? quoteFormOf(known) : emptyForm)),
      termsAccepted,
    },
    ...formBehaviour,
  })
  useRememberedForm(form, {
    kept: quoteFormData,
    keep: remember,
    empty: { ...emptyForm, termsAccepted: false },
  })
  const { errors } = form.formState
  const summary = useProblems()
  const field = (name: (typeof fields)[number]) => ({
    ...registerWritten(form, name),
    error: messageOf(errors, name),
  })

  const addressProblems = address ? [] : [addressIsMissing]
  const goOn = form.handleSubmit(
    values => {
      remember(values)
      if (address) return navigate(paths.controle('internet'))
      summary.show(addressProblems)
    },
    found => summary.show([...addressProblems, ...problemsOf(found, fields)]),
  )

  return (
    <>
      {/* As a rule it stands on samenstellen; here where it was wiped. */}
      {!address && <InstallationBlock />}
      <DetailsBlock title="Formulier invullen">
        <form className={forms.form} noValidate onSubmit={goOn}>
          <ErrorSummary problems={summary.problems} attempt={summary.attempt} />
          <div className={forms.fields}>
            <TextField {...field('companyName')} label="Organisatie" autoComplete="organization" />
            <TextField {...field('fullName')} label="Naam" autoComplete="name" />
            <TextField {...field('email')} label="E-mailadres" type="email" autoComplete="email" />
            <TextField {...field('phoneNumber')} label="Telefoonnummer" type="tel" autoComplete="tel" />
          </div>
          <TermsCheckbox {...field('termsAccepted')} />
          <div className={forms.actions}>
            <Button type="submit">{actionLabels.gegevens}</Button>
          </div>
        </form>
      </DetailsBlock>
    </>
  )
}

const remember = ({ termsAccepted, ...quoteFormData }: Values) =>
  orderStore.change({ quoteFormData, termsAccepted })
