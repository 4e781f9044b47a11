import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { newId } from '../../../common/new-id.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import forms from '../../../ui/forms/forms.module.css'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { formFailures } from '../../../ui/forms/texts.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { NewAddress } from '../coverage-schemas.ts'
import { correctionTexts, coverageTexts, addedTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/new-address.ts'
import styles from './coverage.module.css'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.newTitle)

// So that the server judges who asks.
export const loader = ({ context }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/dekking/adres', { query: { postcode: '', huisnummer: '', toevoeging: '' } })

/** An address that the register lacks. */
export default function NewAddressPage() {
  const mayWork = useMay('coverage.work')
  return (
    <>
      <PageHead
        title={texts.newTitle}
        back={{ to: deskPaths.coverageCorrections, label: correctionTexts.toList }}
        intro={texts.intro}
      />
      {mayWork ? <AddressForm /> : <p className={styles.soft}>{coverageTexts.readOnly}</p>}
    </>
  )
}

function AddressForm() {
  const [query] = useSearchParams()
  const [id] = useState(newId)
  const navigate = useNavigate()
  const announce = useAnnounce()
  const form = useContractForm({
    schema: NewAddress,
    initial: {
      id,
      zipCode: query.get('zipCode') ?? '',
      numbers: query.get('numbers') ?? '',
      street: '',
      city: '',
      source: '',
      reason: '',
    },
    send: async address => {
      const outcome = outcomeOf(
        await submit('POST /api/beheer/dekking/adressen', address, { through: callAtDesk }),
      )
      return outcome.kind === 'taken' ? { kind: 'taken', data: address } : outcome
    },
    onTaken: ({ zipCode, numbers }) => {
      announce(texts.saved)
      void navigate(deskPaths.coverageOf(zipCode, numbers))
    },
  })
  return (
    <Card title={texts.form}>
      <Form form={form} failed={formFailures.notSaved} actions={<SubmitButton>{texts.save}</SubmitButton>}>
        <Fields>
          <div className={forms.pair}>
            <TextField {...form.field('zipCode')} />
            <TextField {...form.field('numbers')} hint={texts.numbersHint} />
          </div>
          <div className={forms.pair}>
            <TextField {...form.field('street')} />
            <TextField {...form.field('city')} />
          </div>
          <TextField {...form.field('source')} hint={correctionTexts.sourceHint} />
          <TextField {...form.field('reason')} hint={correctionTexts.reasonHint} />
        </Fields>
      </Form>
    </Card>
  )
}
