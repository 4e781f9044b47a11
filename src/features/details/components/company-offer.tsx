import { Building2, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { companyOfferTexts } from '../texts.ts'
import styles from './company-offer.module.css'
import {
  addressLine,
  type CompanyField,
  emptyFieldsFrom,
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
  /** Current values of the form. */
  typed: TypedCompany & { readonly kvkNumber?: string }
  serverChecks: ServerChecks
}

type Decision = {
  readonly company: RegisteredCompany
  readonly isAccepted: boolean
  /** Filled in automatically: the focus stays. */
  readonly isUnasked?: boolean
}

/**
 * Fills in the name and address that the company register has under the KVK number, where nothing is typed yet. What was
 * typed stays until the visitor accepts the offer to replace it; each company is offered once. Its room is kept from the
 * first digit: the answer comes while somebody types or points at a field below.
 */
export function CompanyOffer({ form, typed, serverChecks }: Props) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const company = useCompany(serverChecks, typed.kvkNumber ?? '')
  const fillEmpty = useEffectEvent((found: RegisteredCompany) => {
    const fields = emptyFieldsFrom(found, typed)
    put(fields)
    if (isFilledIn(found, { ...typed, ...fields }) && Object.keys(fields).length > 0)
      setDecision({ company: found, isAccepted: true, isUnasked: true })
  })
  useEffect(() => {
    if (company) fillEmpty(company)
  }, [company])
  return <div className={classes(styles.slot, typed.kvkNumber && styles.room)}>{content()}</div>

  function content() {
    if (!company)
      return <Note>{typed.kvkNumber ? companyOfferTexts.meanwhile : companyOfferTexts.beforehand}</Note>
    if (decision?.company === company && decision.isAccepted)
      return <Accepted company={company} isUnasked={decision.isUnasked ?? false} />
    if (decision?.company === company || isFilledIn(company, typed))
      return <Note>{companyOfferTexts.known}</Note>
    return (
      <Offer
        key={company.companyName}
        company={company}
        onAccept={() => accept(company)}
        onDismiss={() => dismiss(company)}
      />
    )
  }

  function accept(accepted: RegisteredCompany) {
    put(fieldsFrom(accepted))
    setDecision({ company: accepted, isAccepted: true })
  }

  function put(fields: Partial<Record<CompanyField, string>>) {
    for (const [field, value] of Object.entries(fields) as [CompanyField, string][])
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
  }

  function dismiss(dismissed: RegisteredCompany) {
    form.setFocus('kvkNumber')
    setDecision({ company: dismissed, isAccepted: false })
  }
}

const Note = ({ children }: { children: string }) => (
  <p className={styles.note}>
    <Building2 aria-hidden="true" />
    <span>{children}</span>
  </p>
)

const useCompany = (serverChecks: ServerChecks, kvkNumber: string): RegisteredCompany | null =>
  useSyncExternalStore(
    serverChecks.subscribe,
    () => serverChecks.companyOf(kvkNumber),
    () => null,
  )

type OfferProps = { company: RegisteredCompany; onAccept: () => void; onDismiss: () => void }

function Offer({ company, onAccept, onDismiss }: OfferProps) {
  const announce = useAnnounce()
  const address = addressLine(company)
  const found = [company.companyName, address].filter(Boolean).join(', ')
  useEffect(() => announce(companyOfferTexts.found(found)), [announce, found])

  return (
    <div className={styles.offer}>
      <p className={styles.name} title={company.companyName}>
        {company.companyName}
      </p>
      {address && (
        <p className={styles.address} title={address}>
          {address}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" small onClick={onAccept}>
          {companyOfferTexts.take}
        </Button>
        <Button variant="quiet" small className={styles.dismiss} onClick={onDismiss}>
          {companyOfferTexts.dismiss}
        </Button>
      </div>
    </div>
  )
}

/** Has the focus of the button that went away, so that it is read out; where none was pressed it is announced. */
function Accepted({ company, isUnasked }: { company: RegisteredCompany; isUnasked: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  const announce = useAnnounce()
  const what = addressLine(company) === null ? 'name' : 'nameAndAddress'
  useEffect(() => {
    if (isUnasked) announce(companyOfferTexts.taken[what])
    else words.current?.focus()
  }, [isUnasked, announce, what])
  return (
    <p ref={words} tabIndex={-1} className={styles.taken}>
      <CircleCheck aria-hidden="true" />
      <span>{companyOfferTexts.taken[what]}</span>
    </p>
  )
}
