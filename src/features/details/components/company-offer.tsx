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
  fieldsFrom,
  isFilledIn,
  otherNameThan,
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
  /** The fields before they were taken over; null where they were not. */
  readonly before: Values | null
}

type Values = Partial<Record<CompanyField, string>>

/**
 * Offers the name and address that the company register has under the KVK number, beside what was typed; nothing is filled in
 * unasked, and what was taken over can be given back. Each company is offered once. Its room is kept from the first digit: the
 * answer comes while somebody types or points at a field below.
 */
export function CompanyOffer({ form, typed, serverChecks }: Props) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const company = useCompany(serverChecks, typed.kvkNumber ?? '')
  return <div className={classes(styles.slot, typed.kvkNumber && styles.room)}>{content()}</div>

  function content() {
    if (!company)
      return <Note>{typed.kvkNumber ? companyOfferTexts.meanwhile : companyOfferTexts.beforehand}</Note>
    const own = decision?.company === company ? decision : null
    if (own?.before) return <Accepted company={company} onGiveBack={() => giveBack(company, own.before)} />
    const other = otherNameThan(company, typed)
    if (own)
      return <Note>{other ? companyOfferTexts.isOther(company.companyName) : companyOfferTexts.known}</Note>
    if (isFilledIn(company, typed)) return <Note>{companyOfferTexts.known}</Note>
    return (
      <Offer
        key={company.companyName}
        company={company}
        other={other}
        onAccept={() => accept(company)}
        onDismiss={() => dismiss(company)}
      />
    )
  }

  function accept(accepted: RegisteredCompany) {
    const fields = fieldsFrom(accepted)
    setDecision({ company: accepted, before: valuesOf(typed, fields) })
    put(fields)
  }

  function giveBack(given: RegisteredCompany, before: Values | null) {
    put(before ?? {})
    dismiss(given)
  }

  function put(fields: Values) {
    for (const [field, value] of Object.entries(fields) as [CompanyField, string][])
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
  }

  function dismiss(dismissed: RegisteredCompany) {
    form.setFocus('kvkNumber')
    setDecision({ company: dismissed, before: null })
  }
}

/** The fields of a company as they are now. */
const valuesOf = (typed: TypedCompany, fields: Values): Values =>
  Object.fromEntries(
    (Object.keys(fields) as CompanyField[]).map(field => [field, String(typed[field] ?? '')] as const),
  )

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

type OfferProps = {
  company: RegisteredCompany
  /** The name that was typed, where the company has another one. */
  other: string | null
  onAccept: () => void
  onDismiss: () => void
}

function Offer({ company, other, onAccept, onDismiss }: OfferProps) {
  const announce = useAnnounce()
  const address = addressLine(company)
  const found = [company.companyName, address].filter(Boolean).join(', ')
  const words = [companyOfferTexts.found(found), other && companyOfferTexts.typed(other)]
    .filter(Boolean)
    .join(' ')
  // Said once, not with each letter of a name that is typed on.
  const say = useEffectEvent(() => announce(words))
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another company only
  useEffect(() => say(), [found])

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
      {other && <p className={styles.other}>{companyOfferTexts.typed(other)}</p>}
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

/** Has the focus of the button that went away, so that it is read out. */
function Accepted({ company, onGiveBack }: { company: RegisteredCompany; onGiveBack: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  const what = addressLine(company) === null ? 'name' : 'nameAndAddress'
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={styles.offer}>
      <p ref={words} tabIndex={-1} className={styles.taken}>
        <CircleCheck aria-hidden="true" />
        <span>{companyOfferTexts.taken[what]}</span>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" small className={styles.dismiss} onClick={onGiveBack}>
          {companyOfferTexts.dismiss}
        </Button>
      </div>
    </div>
  )
}
