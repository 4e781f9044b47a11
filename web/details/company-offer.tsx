import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { useAnnounce } from '../ui/live-region.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './company-offer.module.css'
import {
  addressLine,
  type CompanyField,
  fieldsFrom,
  isFilledIn,
  type RegisteredCompany,
  type TypedCompany,
} from './registered-company.ts'
import type { ServerChecks } from './server-checks.ts'

type Props = {
  /** The parts of a react-hook-form that are needed; every form with a company's details in it fits. */
  form: {
    setValue(name: CompanyField, value: string, options: { shouldDirty: true; shouldValidate: true }): void
    setFocus(name: 'kvkNumber'): void
  }
  /** What stands in the form. */
  typed: TypedCompany & { readonly kvkNumber?: string }
  serverChecks: ServerChecks
}

type Decision = { readonly company: RegisteredCompany; readonly isTaken: boolean }

/**
 * Offers to fill in the name and address that the company register has under the KVK number. What was typed stays until
 * the visitor takes the offer over, and can be changed afterwards; each company is offered once.
 */
export function CompanyOffer({ form, typed, serverChecks }: Props) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const company = useCompany(serverChecks, typed.kvkNumber ?? '')
  if (!company) return null

  if (decision?.company === company) return decision.isTaken && <TakenOver company={company} />
  if (isFilledIn(company, typed)) return null
  return (
    <Offer
      key={company.companyName}
      company={company}
      onTake={() => {
        for (const [field, value] of Object.entries(fieldsFrom(company)) as [CompanyField, string][])
          form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
        setDecision({ company, isTaken: true })
      }}
      onDismiss={() => {
        form.setFocus('kvkNumber')
        setDecision({ company, isTaken: false })
      }}
    />
  )
}

const useCompany = (serverChecks: ServerChecks, kvkNumber: string): RegisteredCompany | null =>
  useSyncExternalStore(
    serverChecks.subscribe,
    () => serverChecks.companyOf(kvkNumber),
    () => null,
  )

type OfferProps = { company: RegisteredCompany; onTake: () => void; onDismiss: () => void }

function Offer({ company, onTake, onDismiss }: OfferProps) {
  const announce = useAnnounce()
  const address = addressLine(company)
  const found = [company.companyName, address].filter(Boolean).join(', ')
  useEffect(
    () => announce(`Gevonden bij de KVK: ${found}. Je kunt de gegevens overnemen.`),
    [announce, found],
  )

  return (
    <div className={styles.offer}>
      <Notice title={company.companyName}>
        {address && <p>{address}</p>}
        <div className={styles.actions}>
          <Button variant="secondary" small onClick={onTake}>
            Gegevens overnemen
          </Button>
          <Button variant="quiet" small className={styles.dismiss} onClick={onDismiss}>
            Niet overnemen
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** Has the focus of the button that went away, so that it is read out. */
function TakenOver({ company }: { company: RegisteredCompany }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  const what = addressLine(company) === null ? 'De naam is' : 'Naam en adres zijn'
  return (
    <div ref={words} tabIndex={-1} className={styles.offer}>
      <Notice kind="success">
        <p>{what} ingevuld. Je kunt ze nog aanpassen.</p>
      </Notice>
    </div>
  )
}
