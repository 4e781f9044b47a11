import type { Fact } from '../../../common/fact.ts'
import { formatEuro } from '../../../common/money.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { dutchDay } from '../../../common/working-days.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { alike, type LinesAlike } from '../agreement.ts'
import { type Agreement, type AgreementLine, countedName } from '../contract.ts'
import { handedOverTexts, agreementTexts as texts } from '../texts.ts'
import styles from './agreement-part.module.css'
import { TermBar } from './term-bar.tsx'
import { waysOut, wholeDay } from './ways-out.ts'

/** An order's agreement: since and until when, and what leaving costs; nothing before the delivery. */
export const AgreementPart = ({
  agreement,
  orderNumber,
  children,
}: {
  agreement: Agreement | null
  orderNumber: string
  children?: Elements
}) =>
  agreement && (
    <DetailsBlock heading="h2" title={texts.title(agreementNumber(orderNumber))}>
      <AgreementLines lines={agreement.lines} />
      <HandedOver transfer={agreement.transfer} />
      {children}
    </DetailsBlock>
  )

/** From when an agreement is the reader's, or another's. */
export function HandedOver({ transfer }: Pick<Agreement, 'transfer'>) {
  if (!transfer) return null
  const { side, day } = transfer
  if (side === 'to') return <p>{handedOverTexts.to(day)}</p>
  return <p>{handedOverTexts[day > dutchDay(new Date()) ? 'coming' : 'from'](day)}</p>
}

/** Lines with what is said of those that are left alike. */
export function AgreementLines({ lines }: Pick<Agreement, 'lines'>) {
  const today = dutchDay(new Date())
  return (
    <div className={styles.groups}>
      {alike(lines).map(group => (
        <Lines key={group.lines.map(({ position }) => position).join()} group={group} today={today} />
      ))}
      <p className={styles.note}>
        {[
          lines.some(({ centsPerMonth }) => centsPerMonth !== null) && texts.withoutVat,
          lines.some(({ wayOut }) => wayOut) && texts.howToLeave,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}

function Lines({ group, today }: { group: LinesAlike; today: string }) {
  const { lines, startedOn, endsOn, wayOut } = group
  return (
    <div className={styles.group}>
      <ul className={`plain-list ${styles.lines}`}>
        {lines.map(line => (
          <li key={line.position}>
            <strong>{countedName(line)}</strong>
            <span>{amountOf(line)}</span>
          </li>
        ))}
      </ul>
      {wayOut?.lastDayOfTerm && wayOut.termStatus === 'within-term' && (
        <TermBar from={startedOn} until={wayOut.lastDayOfTerm} today={today} />
      )}
      <DetailsList
        details={[
          [texts.since, wholeDay(startedOn)],
          ...(wayOut ? waysOut(wayOut) : []),
          ...(endsOn === null ? [] : ending(endsOn, today)),
        ]}
      />
    </div>
  )
}

function amountOf({ centsPerMonth, paidFrom }: AgreementLine): string {
  if (centsPerMonth === null) return texts.bought
  const amount = formatEuro(centsPerMonth)
  return paidFrom ? texts.perMonthFrom(amount, wholeDay(paidFrom)) : texts.amountPerMonth(amount)
}

const ending = (endsOn: string, today: string): readonly Fact[] => [
  [endsOn < today ? texts.ended : texts.ends, texts.lastDay(wholeDay(endsOn))],
]
