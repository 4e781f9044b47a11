import { useState } from 'react'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { formatDateTime } from '../../../common/moments.ts'
import type { Day } from '../../../common/working-days.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { wholeDay } from '../../agreements/components/ways-out.ts'
import styles from '../../cases/components/case.module.css'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { DeskTransfer } from '../contract-desk.ts'
import { transferDeskTexts as texts } from '../texts-desk.ts'
import { linkDays, type TransferSide, transferSides } from '../transfer.ts'
import { PartyActions } from './party-actions.tsx'
import { ApproveDialog, CancelDialog, LinkDialog } from './transfer-commands.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

type Opened =
  | { readonly what: 'begin' }
  | { readonly what: 'approve' | 'cancel'; readonly transfer: DeskTransfer }
  | { readonly what: 'link'; readonly transfer: DeskTransfer; readonly side: TransferSide }

type Props = {
  transfers: readonly DeskTransfer[]
  today: Day
  /** Whether something runs that can be taken over. */
  isRunning: boolean
}

/** Transfers of an agreement, at the desk: how each is, and what can be done with it. */
export function Transfers({ transfers, today, isRunning }: Props) {
  const mayWork = useMay('agreements.work')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const isUnderWay = transfers.some(({ status }) => status === 'waiting' || status === 'planned')
  return (
    <>
      {transfers.length > 0 && (
        <ul className={`plain-list ${styles.stack}`}>
          {transfers.map(transfer => (
            <li key={transfer.id} className={styles.portIn}>
              <Transfer transfer={transfer} onOpen={mayWork ? setOpened : null} />
            </li>
          ))}
        </ul>
      )}
      {mayWork && isRunning && !isUnderWay && (
        <div>
          <Button small variant="secondary" onClick={() => setOpened({ what: 'begin' })}>
            {texts.begin}
          </Button>
        </div>
      )}
      {opened?.what === 'begin' && <TransferDialog today={today} onClose={close} />}
      {opened?.what === 'approve' && <ApproveDialog transfer={opened.transfer} onClose={close} />}
      {opened?.what === 'cancel' && <CancelDialog transfer={opened.transfer} onClose={close} />}
      {opened?.what === 'link' && (
        <LinkDialog transfer={opened.transfer} side={opened.side} onClose={close} />
      )}
    </>
  )
}

type TransferProps = {
  transfer: DeskTransfer
  /** null for who may only look. */
  onOpen: ((opened: Opened) => void) | null
}

function Transfer({ transfer, onOpen }: TransferProps) {
  const { status, holdsFrom, from, to, approvedAt, reason, party } = transfer
  return (
    <>
      <p className={styles.portInHead}>
        <strong>{texts.heading(from.companyName, to.companyName)}</strong>
        <span>{texts.summaries[status]}</span>
      </p>
      <p>{texts.statuses[status](wholeDay(holdsFrom))}</p>
      <DetailsList
        details={[
          ...(status === 'waiting' ? transferSides.map(side => agreement(transfer, side)) : []),
          ...(status === 'waiting'
            ? [
                [
                  texts.facts.approval,
                  approvedAt ? texts.approved(formatDateTime(new Date(approvedAt))) : texts.notApproved,
                ] as const,
              ]
            : []),
          ...partyFacts(transfer),
          ...(reason === '' ? [] : [[texts.facts.reason, reason] as const]),
        ]}
      />
      {party && <PartyActions id={transfer.id} party={party} />}
      {onOpen && (status === 'waiting' || status === 'planned') && (
        <div className={styles.actions}>
          {status === 'waiting' && <WaitingActions transfer={transfer} onOpen={onOpen} />}
          <Button small variant="quiet" onClick={() => onOpen({ what: 'cancel', transfer })}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </>
  )
}

const WaitingActions = ({ transfer, onOpen }: TransferProps & { onOpen: (opened: Opened) => void }) => (
  <>
    {transfer.approvedAt === null && (
      <Button small variant="secondary" onClick={() => onOpen({ what: 'approve', transfer })}>
        {texts.approve}
      </Button>
    )}
    {transferSides
      .filter(side => transfer[side].agreedAt === null)
      .map(side => (
        <Button key={side} small variant="secondary" onClick={() => onOpen({ what: 'link', transfer, side })}>
          {texts.mailLinkOf(side)}
        </Button>
      ))}
  </>
)

/** Whether a side agreed, or by which link it is asked. */
function agreement(transfer: DeskTransfer, side: TransferSide) {
  const { companyName, agreedAt, askedAt } = transfer[side]
  const isOver = Date.now() > new Date(askedAt).getTime() + linkDays * 24 * 60 * 60 * 1000
  const words = agreedAt
    ? texts.agreed(formatDateTime(new Date(agreedAt)))
    : texts[isOver ? 'linkOver' : 'asked'](formatDateTime(new Date(askedAt)))
  return [texts.facts[side], `${companyName}: ${words}`] as const
}

/** Details of the organisation that takes it over. */
function partyFacts({ party }: DeskTransfer) {
  if (!party) return []
  const { kvkNumber, kvkChecked, contactName, email, phoneNumber, address, invoiceEmail } = party
  return [
    [texts.facts.kvk, kvkChecked ? kvkNumber : texts.facts.kvkNotChecked(kvkNumber)],
    [texts.facts.contact, [contactName, email, unbrokenPhone(phoneNumber)].join(', ')],
    [texts.facts.address, address],
    [texts.facts.invoiceEmail, invoiceEmail],
    [texts.facts.iban, party.ibanEnding],
    [texts.facts.mandate, party.mandateReference ?? ''],
  ] as const
}
