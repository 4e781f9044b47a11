import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { CartSummary } from '../../carts/components/cart-summary.tsx'
import { ColleaguesHere } from '../../case-presence/components/colleagues-here.tsx'
import styles from '../../cases/components/case.module.css'
import { partsOfDay } from '../../cases/delivery-plan.ts'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { caseEvents } from '../../cases/events.ts'
import { testCaseTexts } from '../../cases/test-case-texts.ts'
import { LineChanges } from '../../line-changes/components/line-changes.tsx'
import { deskLinesTexts } from '../../line-changes/texts-desk.ts'
import { preferenceInWords } from '../../orders/delivery-preference.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import type { DeskCase } from '../contract.ts'
import { streamTexts } from '../stream-texts.ts'
import { casePageTexts, deliveryTexts, factsTexts } from '../texts-desk.ts'
import { ActionDialog, OtherActions } from './actions.tsx'
import { BouncedAddress } from './bounced-address.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseHeader, casePartIds } from './case-header.tsx'
import { CaseKeys } from './case-keys.tsx'
import { CaseTrail } from './case-trail.tsx'
import { InfectedAnswer } from './infected-answer.tsx'
import { NoteBox } from './note-box.tsx'
import { OpenRequests } from './open-requests.tsx'
import { RelatedCases } from './related-cases.tsx'
import { Stream } from './stream.tsx'
import { WaitingAnswers } from './waiting-answers.tsx'

/** A case: a header that stays, the conversation, and beside it what can be done and what is known. */
export function CaseScreen({ me, seesIban = false }: { me: string; seesIban?: boolean }) {
  const { shown, mayWork } = useDeskCase()
  return (
    <article className={styles.case}>
      <CaseTrail />
      <CaseHeader me={me} />
      <ColleaguesHere />
      {shown.isTest && (
        <Notice>
          <p>{testCaseTexts.notice}</p>
        </Notice>
      )}
      <BouncedAddress />
      <InfectedAnswer />
      <OpenRequests />
      <WaitingAnswers />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section
            id={casePartIds.stream}
            tabIndex={-1}
            aria-label={streamTexts.title}
            className={styles.main}
          >
            {mayWork && <NoteBox me={me} />}
            <Stream />
          </section>
          <RelatedCases />
          <CaseKeys />
        </div>
        <div className={styles.side}>
          <div id={casePartIds.actions} tabIndex={-1}>
            <DetailsBlock heading="h2" title={casePageTexts.nextTitle}>
              <Plans />
              <OtherActions />
            </DetailsBlock>
          </div>
          <div id={casePartIds.facts} tabIndex={-1} className={styles.side}>
            <Lines />
            <Numbers />
            <CaseFacts seesIban={seesIban} />
          </div>
        </div>
      </div>
      <ActionDialog />
    </article>
  )
}

/** From the first version of a quote on its case is about what is offered. */
function titleOf({ kind, timeline }: Pick<DeskCase, 'kind' | 'timeline'>): string {
  if (kind !== 'quote') return casePageTexts.lines
  const isOffered = timeline.some(({ type }) => type === caseEvents.quoteSent)
  return isOffered ? casePageTexts.offered : casePageTexts.quoted
}

/** Lines that were ordered, asked or offered, and how they changed. */
function Lines() {
  const { shown, parts, mayWork } = useDeskCase()
  const { lines } = shown
  const title = titleOf(shown)
  return (
    <>
      {lines.length > 0 && (
        <DetailsBlock heading="h2" title={title} action={<ChangeLines />}>
          {parts.offer ? (
            parts.offer(title)
          ) : (
            <CartSummary lines={lines} caption={title} folded={factsTexts.linesMore} />
          )}
        </DetailsBlock>
      )}
      {lines.length === 0 && shown.kind === 'quote' && parts.quote && (
        <DetailsBlock heading="h2" title={title} action={<ChangeLines />}>
          <p>{parts.quote.texts.none}</p>
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
    </>
  )
}

function Numbers() {
  const list = useDeskCase().parts.numbers?.list
  if (!list) return null
  return (
    <DetailsBlock heading="h2" title={casePageTexts.numbers}>
      {list}
    </DetailsBlock>
  )
}

/** The way to change the lines, while they can be. */
function ChangeLines() {
  const { shown, parts, mayWork } = useDeskCase()
  if (shown.kind === 'quote' && parts.quote)
    return <Link to={deskPaths.caseQuote(shown.number)}>{parts.quote.texts.open}</Link>
  if (!mayWork || shown.lineChanges?.refusal !== null) return null
  return <Link to={deskPaths.caseLines(shown.number)}>{deskLinesTexts.edit}</Link>
}

/** Agreements with the customer. */
function Plans() {
  const { shown } = useDeskCase()
  const { plannedCall, delivery, deliveryPreference: preference, kind, reason } = shown
  const details: readonly (readonly [string, string])[] = [
    [casePageTexts.call, plannedCall === null ? '' : deskMoment(plannedCall)],
    [
      casePageTexts.delivery,
      delivery
        ? `${dayInWords(delivery.day)}, ${partsOfDay[delivery.partOfDay].label}${delivery.installer && `, ${delivery.installer}`}`
        : kind === 'order' && shown.purpose !== 'end' && shown.closedAt === null
          ? casePageTexts.notPlanned
          : '',
    ],
    [deliveryTexts.preferred, preference ? preferenceInWords(preference) : ''],
    [casePageTexts.reason, reason ?? ''],
  ]
  return details.some(([, value]) => value !== '') && <DetailsList details={details} />
}
