import { Link } from 'react-router'
import { mailtoLink } from '../../../common/checks/email.ts'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { CartSummary } from '../../checkout/components/cart-summary.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { ShownIban } from '../../desk/components/ui/shown-iban.tsx'
import { deskMoment } from '../../desk/moments.ts'
import { DetailsBlock, DetailsList } from '../../details/components/details-block.tsx'
import { DocumentLinks } from '../../details/components/document-links.tsx'
import { LineChanges } from '../../line-changes/components/line-changes.tsx'
import { deskLinesTexts } from '../../line-changes/texts-desk.ts'
import { preferenceInWords } from '../../orders/delivery-preference.ts'
import { Parcels } from '../../parcels/components/parcels.tsx'
import { PortIns } from '../../porting/components/port-ins.tsx'
import { PartsOverview } from '../../quotes/components/parts-overview.tsx'
import { deskQuoteTexts } from '../../quotes/texts-desk.ts'
import { ProgressLink } from '../../tracking/components/progress-link.tsx'
import styles from '../components/case.module.css'
import { useCaseCommands } from '../components/case-commands.tsx'
import type { DeskCase } from '../contract.ts'
import { partsOfDay } from '../delivery-plan.ts'
import { dayInWords } from '../delivery-texts.ts'
import {
  availabilityNames,
  caseKindNames,
  casePageTexts,
  checkTexts,
  commandTexts,
  consentNames,
  coverageTexts,
  deliveryTexts,
} from '../texts-desk.ts'
import { ActionDialog, OtherActions } from './actions.tsx'
import { CaseHeader } from './case-header.tsx'
import { Assignee, Checks } from './handling.tsx'
import { Mails } from './mails.tsx'
import { NoteBox } from './note-box.tsx'
import { OpenRequests } from './open-requests.tsx'
import { Timeline } from './timeline.tsx'

/** A case in two columns: what came in at the left, what is done with it at the right, and below what happened. */
export function CaseScreen({ me, seesIban = false }: { me: string; seesIban?: boolean }) {
  const { shown, mayWork } = useCaseCommands()
  return (
    <article className={styles.case}>
      <CaseHeader />
      <OpenRequests />
      <div className={styles.columns}>
        <div className={styles.side}>
          <DetailsBlock heading="h2" title={casePageTexts.nextTitle}>
            <OtherActions />
            <Plans />
          </DetailsBlock>
          <DetailsBlock heading="h2" title={casePageTexts.customer} action={<Correct />}>
            <Contact />
            {seesIban && shown.kind === 'order' && (
              <ShownIban
                load={() =>
                  callAtDesk('POST /api/beheer/zaken/{nummer}/iban', { params: { nummer: shown.number } })
                }
              />
            )}
          </DetailsBlock>
          <DetailsBlock heading="h2" title={casePageTexts.handling}>
            <Assignee me={me} />
            <Related />
          </DetailsBlock>
          {shown.checks.length > 0 && (
            <DetailsBlock heading="h2" title={casePageTexts.checks}>
              <Checks />
            </DetailsBlock>
          )}
        </div>
        <div className={styles.main}>
          <Content />
          <DetailsBlock heading="h2" title={casePageTexts.timeline}>
            {mayWork && <NoteBox />}
            <Timeline />
          </DetailsBlock>
          <DetailsBlock heading="h2" title={casePageTexts.mails}>
            <Mails />
            <ProgressLink />
          </DetailsBlock>
        </div>
      </div>
      <ActionDialog />
    </article>
  )
}

/** From the first version of a quote on its case is about what is offered. */
function titleOf({ kind, state }: Pick<DeskCase, 'kind' | 'state'>): string {
  if (kind !== 'quote') return casePageTexts.lines
  return ['approved', 'accepted'].includes(state) ? casePageTexts.offered : casePageTexts.quoted
}

/** Submitted content of the case. */
function Content() {
  const { shown, mayWork } = useCaseCommands()
  const { lines } = shown
  const title = titleOf(shown)
  return (
    <>
      {lines.length > 0 && (
        <DetailsBlock heading="h2" title={title} action={<ChangeLines />}>
          {shown.offer ? (
            <PartsOverview {...shown.offer} heading="h3" caption={title} />
          ) : (
            <CartSummary lines={lines} caption={title} />
          )}
        </DetailsBlock>
      )}
      {lines.length === 0 && shown.kind === 'quote' && (
        <DetailsBlock heading="h2" title={title} action={<ChangeLines />}>
          <p>{deskQuoteTexts.none}</p>
        </DetailsBlock>
      )}
      {shown.lineChanges && (
        <LineChanges
          number={shown.number}
          version={shown.version}
          changes={shown.lineChanges.changes}
          mayWork={mayWork}
        />
      )}
      {shown.place && (
        <DetailsBlock heading="h2" title={casePageTexts.place}>
          <p>{shown.place.line}</p>
          <p className={styles.by}>
            {[
              shown.place.availability && availabilityNames[shown.place.availability],
              ...coverageWords(shown.place.coverage),
              shown.place.isChecked ? checkTexts.done : checkTexts.owed,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </DetailsBlock>
      )}
      {shown.portIns.length > 0 && (
        <DetailsBlock heading="h2" title={casePageTexts.numbers}>
          <PortIns />
        </DetailsBlock>
      )}
      <Parcels />
      <DetailsBlock heading="h2" title={casePageTexts.entered}>
        <DetailsList details={shown.facts.map(({ name, value }) => [name, value] as const)} />
      </DetailsBlock>
      {shown.consents.length > 0 && (
        <DetailsBlock heading="h2" title={casePageTexts.consents}>
          <Consents />
        </DetailsBlock>
      )}
      {shown.documents.length > 0 && (
        <DetailsBlock heading="h2" title={casePageTexts.documents}>
          <DocumentLinks documents={shown.documents} />
        </DetailsBlock>
      )}
    </>
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

/** The way to change the lines, while they can be. */
function ChangeLines() {
  const { shown, mayWork } = useCaseCommands()
  if (shown.kind === 'quote') return <Link to={deskPaths.caseQuote(shown.number)}>{deskQuoteTexts.open}</Link>
  if (!mayWork || shown.lineChanges?.refusal !== null) return null
  return <Link to={deskPaths.caseLines(shown.number)}>{deskLinesTexts.edit}</Link>
}

/** Agreements with the customer. */
function Plans() {
  const { shown } = useCaseCommands()
  const { plannedCall, delivery, deliveryPreference: preference, kind, reason } = shown
  return (
    <DetailsList
      details={[
        [casePageTexts.call, plannedCall === null ? '' : deskMoment(plannedCall)],
        [
          casePageTexts.delivery,
          delivery
            ? `${dayInWords(delivery.day)}, ${partsOfDay[delivery.partOfDay].label}${delivery.installer && `, ${delivery.installer}`}`
            : kind === 'order' && shown.closedAt === null
              ? casePageTexts.notPlanned
              : '',
        ],
        [deliveryTexts.preferred, preference ? preferenceInWords(preference) : ''],
        [casePageTexts.reason, reason ?? ''],
      ]}
    />
  )
}

/** The way to correct who is called. */
function Correct() {
  const { mayWork, open } = useCaseCommands()
  if (!mayWork) return null
  return (
    <Button small variant="quiet" className={styles.plain} onClick={() => open('correct')}>
      {commandTexts.correct}
    </Button>
  )
}

/** Contact person with phone and e-mail. */
function Contact() {
  const { shown } = useCaseCommands()
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
        [casePageTexts.reseller, shown.reseller ? `${shown.reseller.name} (${shown.reseller.id})` : ''],
      ]}
    />
  )
}

/** The case that this one was made of, and those that were made of it. */
function Related() {
  const { shown } = useCaseCommands()
  const link = ({ number, kind }: NonNullable<typeof shown.origin>) => (
    <Link to={deskPaths.case(number)}>{`${caseKindNames[kind]} ${formatOrderNumber(number)}`}</Link>
  )
  if (!shown.origin && shown.followers.length === 0) return null
  return (
    <DetailsList
      details={[
        [casePageTexts.madeOf, shown.origin ? link(shown.origin) : ''],
        ...shown.followers.map(follower => [casePageTexts.becameOf, link(follower)] as const),
      ]}
    />
  )
}

/** Consents with their time and exact text. */
function Consents() {
  const { shown } = useCaseCommands()
  return (
    <ul className={`plain-list ${styles.stack}`}>
      {shown.consents.map(({ kind, version, text, reference, givenAt, readOutBy }) => (
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
