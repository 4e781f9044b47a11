import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { mailtoLink } from '../../../common/checks/email.ts'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Fold } from '../../../ui/kit/fold.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { HeldProducts } from '../../agreements/components/held-products.tsx'
import { NoticesAtDesk } from '../../agreements/components/notices-at-desk.tsx'
import { heldProductTexts } from '../../agreements/texts-desk.ts'
import styles from '../../cases/components/case.module.css'
import { availabilityNames, checkTexts } from '../../cases/texts-desk.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ShownIban } from '../../desk/components/shown-iban.tsx'
import { useMay } from '../../desk/components/use-colleague.ts'
import { DocumentLinks } from '../../documents/components/document-links.tsx'
import { ProgressLink } from '../../tracking/components/progress-link.tsx'
import { useDeskCase } from '../components/desk-case.tsx'
import type { DeskCase } from '../contract.ts'
import { casePageTexts, consentNames, consentWayNames, coverageTexts, factsTexts } from '../texts-desk.ts'
import { Facts, FactsCard } from './facts.tsx'
import { AssigneeChoice, Checks } from './handling.tsx'

/** Facts of the case beside its lines, each part folded into a line; those that ask for work are open. */
export function CaseFacts({ seesIban }: { seesIban: boolean }) {
  const { shown, parts, mayWork } = useDeskCase()
  const { contact, place, checks, facts, consents, documents, kind, purpose } = shown
  const owed = checks.filter(({ isOwed }) => isOwed).length
  // The case is about what somebody wrote in the form.
  const isWritten = kind === 'form' || kind === 'fibre-enquiry'
  const isFollowed = mayWork && purpose !== 'end' && (kind === 'order' || kind === 'quote')
  return (
    <FactsCard>
      {mayWork && (
        <Facts title={casePageTexts.assignee} summary={shown.assignee?.name ?? casePageTexts.nobody}>
          <AssigneeChoice />
        </Facts>
      )}
      {isWritten && <Entered open />}
      <Facts
        title={casePageTexts.customer}
        summary={[contact.name, contact.email].filter(Boolean).join(', ')}
      >
        <Contact />
        {seesIban && kind === 'order' && purpose !== 'end' && (
          <ShownIban
            load={() =>
              callAtDesk('POST /api/beheer/zaken/{nummer}/iban', { params: { nummer: shown.number } })
            }
          />
        )}
      </Facts>
      {checks.length > 0 && (
        <Facts title={casePageTexts.checks} summary={factsTexts.checks(owed)} open={owed > 0}>
          <Checks />
        </Facts>
      )}
      {place && (
        <Facts title={casePageTexts.place} summary={place.line}>
          <p>{place.line}</p>
          <p className={styles.by}>
            {[
              place.availability && availabilityNames[place.availability],
              ...coverageWords(place.coverage),
              place.isChecked ? checkTexts.done : checkTexts.owed,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </Facts>
      )}
      {!isWritten && facts.length > 0 && <Entered />}
      {consents.length > 0 && (
        <Facts
          title={casePageTexts.consents}
          summary={consents.map(consent => consentNames[consent.kind] ?? consent.kind).join(', ')}
        >
          <Consents />
        </Facts>
      )}
      {documents.length > 0 && (
        <Facts title={casePageTexts.documents} summary={factsTexts.documents(documents.length)}>
          <DocumentLinks documents={documents} />
        </Facts>
      )}
      {parts.facts.map(({ content, ...fact }) => (
        <Facts key={fact.title} {...fact}>
          {content}
        </Facts>
      ))}
      <HeldProductFacts />
      {isFollowed && (
        <Facts title={factsTexts.link} summary={factsTexts.linkSummary}>
          <ProgressLink />
        </Facts>
      )}
    </FactsCard>
  )
}

function HeldProductFacts() {
  const { shown } = useDeskCase()
  return shown.heldProducts.length > 0 && <Held shown={shown} />
}

function Held({ shown: { number, heldProducts, agreement, today } }: { shown: DeskCase }) {
  const mayWrite = useMay('agreements.work')
  return (
    <Facts
      title={heldProductTexts.title}
      summary={heldProductTexts.summary(
        heldProducts.filter(({ end }) => end === null || end.endedOn > today).length,
      )}
    >
      <HeldProducts products={heldProducts} today={today} mayWrite={mayWrite} />
      {agreement && <NoticesAtDesk agreement={agreement} number={number} today={today} mayWrite={mayWrite} />}
    </Facts>
  )
}

/** Everything that was filled in. */
function Entered({ open = false }: { open?: boolean }) {
  const { facts } = useDeskCase().shown
  return (
    <Facts title={casePageTexts.entered} summary={factsTexts.entered(facts.length)} open={open}>
      <DetailsList details={facts.map(({ name, value }) => [name, value] as const)} />
    </Facts>
  )
}

/** Networks at the address of an enquiry. */
function coverageWords(coverage: NonNullable<DeskCase['place']>['coverage']): readonly string[] {
  if (!coverage) return []
  const fibre = availabilityNames[coverage.fibre]
  return [
    coverage.fibreMbs === null ? fibre : coverageTexts.upTo(fibre, coverage.fibreMbs),
    coverage.dslMbs === null ? coverageTexts.noDsl : coverageTexts.dsl(coverage.dslMbs),
  ]
}

/** Contact person with phone and e-mail. */
function Contact() {
  const { shown } = useDeskCase()
  const { name, email, phone } = shown.contact
  return (
    <DetailsList
      details={[
        [casePageTexts.organization, shown.organization ?? ''],
        [casePageTexts.name, name ?? ''],
        [
          casePageTexts.phone,
          phone === null ? (
            casePageTexts.noContact
          ) : (
            <a key="phone" href={`tel:${phone}`}>
              {unbrokenPhone(phone)}
            </a>
          ),
        ],
        [
          casePageTexts.email,
          email === null ? (
            casePageTexts.noContact
          ) : (
            <a key="email" href={mailtoLink(email)}>
              {email}
            </a>
          ),
        ],
        [
          factsTexts.account,
          shown.customerId === null ? (
            ''
          ) : (
            <Link key="account" to={deskPaths.customer(shown.customerId)}>
              {factsTexts.openAccount}
            </Link>
          ),
        ],
        [casePageTexts.reseller, shown.reseller ? `${shown.reseller.name} (${shown.reseller.id})` : ''],
      ]}
    />
  )
}

/** Consents with their time and exact text. */
function Consents() {
  const { shown } = useDeskCase()
  return (
    <ul className={`plain-list ${styles.stack}`}>
      {shown.consents.map(({ kind, version, text, reference, givenAt, readOutBy, passedOn }) => (
        <li key={kind}>
          <Fold
            title={
              <>
                <span>{`${consentNames[kind] ?? kind} `}</span>
                <span className={styles.by}>{deskMoment(givenAt)}</span>
              </>
            }
          >
            <p className={styles.by}>
              {[
                casePageTexts.version(version),
                reference,
                readOutBy && casePageTexts.readOutBy(readOutBy, deskMoment(givenAt)),
                passedOn && casePageTexts.passedOn(passedOn.by, consentWayNames[passedOn.how]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={styles.lines}>{text ?? casePageTexts.noText}</p>
          </Fold>
        </li>
      ))}
    </ul>
  )
}
