import { useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import type { Day } from '../../../common/working-days.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import styles from '../../cases/components/case.module.css'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { NoticeByStaff, NoticeWithdrawal } from '../command-schemas.ts'
import type { Agreement, AgreementLine, GivenNotice } from '../contract.ts'
import { leavable, noticeCost, noticeErrors, withoutCosts } from '../notice.ts'
import { canBeWithdrawn, endingBy, giverFrom, recordedErrors } from '../notice-giver.ts'
import { canBeReplaced } from '../replacing.ts'
import { heldProductTexts as texts } from '../texts-desk.ts'
import { EndingLines } from './ending-lines.tsx'
import { GivenNotices } from './given-notices.tsx'
import { GiverFieldset } from './giver-fieldset.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { asFieldErrors } from './notice-form.tsx'

type Props = {
  agreement: Agreement
  /** Of its order: nine digits. */
  number: string
  today: Day
  mayWrite: boolean
}

/**
 * Notices of an agreement at the desk, recording one that a customer gave by phone or mail, and the way to change it for a caller;
 * neither once it will be another's.
 */
export function NoticesAtDesk({ agreement, number, today, mayWrite }: Props) {
  const { lines, notices, replacedBy, transfer } = agreement
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <GivenNotices
        notices={notices}
        today={today}
        mayWithdraw={canBeWithdrawn}
        link={({ orderNumber }) =>
          orderNumber === null ? null : <CaseOfNumber number={orderNumber}>{texts.endCase}</CaseOfNumber>
        }
        asking={mayWrite ? (notice, onClose) => <WithdrawalDialog notice={notice} onClose={onClose} /> : null}
      />
      {mayWrite && transfer?.side !== 'from' && leavable(lines).length > 0 && (
        <div className={styles.actions}>
          {replacedBy === null && canBeReplaced(lines) && (
            <LinkButton small variant="secondary" to={deskPaths.changeByPhone(number)}>
              {texts.change}
            </LinkButton>
          )}
          <Button small variant="secondary" onClick={() => setIsOpen(true)}>
            {texts.recordNotice}
          </Button>
        </div>
      )}
      {replacedBy !== null && (
        <p>
          <span>{`${texts.replacedBy} `}</span>
          <CaseOfNumber number={replacedBy}>{replacedBy}</CaseOfNumber>
        </p>
      )}
      {isOpen && <NoticeDialog lines={lines} today={today} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** @param number as it is read out */
const CaseOfNumber = ({ number, children }: { number: string; children: string }) => (
  <Link to={deskPaths.case(number.replaceAll('-', ''))}>{children}</Link>
)

type DialogProps = { lines: readonly AgreementLine[]; today: Day; onClose: () => void }

function NoticeDialog({ lines, today, onClose }: DialogProps) {
  const form = useCommandForm({
    schema: NoticeByStaff,
    initial: {
      positions: [],
      lastDay: withoutCosts(leavable(lines), today) ?? '',
      costInCents: 0,
      why: '',
      words: '',
      by: 'customer',
      provider: '',
      switchesOn: '',
      ground: '',
    },
    act: 'opzegging',
    refusals: notice => asFieldErrors(recordedErrors(lines, notice, today)),
    wanted: ({ lastDay }) => [[texts.noticeWanted, dayInWords(lastDay)]],
    onDone: onClose,
  })
  const wanted = form.form.watch()
  const isRight = Object.keys(noticeErrors(lines, wanted, today)).length === 0
  const ending = isRight ? endingBy(lines, wanted, giverFrom(wanted)) : []
  const cost = noticeCost(ending)
  return (
    <Dialog open onClose={onClose} title={texts.recordNotice}>
      <CommandForm
        form={form}
        submit={texts.recordNotice}
        onSubmit={() => form.form.setValue('costInCents', cost)}
        onCancel={onClose}
      >
        <p>{texts.recordNoticeText}</p>
        <GiverFieldset form={form} by={wanted.by ?? 'customer'} today={today} lastDay={wanted.lastDay} />
        <NoticeFields
          form={form}
          lines={lines}
          today={today}
          labels={wanted.by === 'customer' ? texts.noticeFields : texts.endFields}
          hasReason={wanted.by === 'customer'}
        />
        {isRight && <EndingLines lines={ending} />}
      </CommandForm>
    </Dialog>
  )
}

function WithdrawalDialog({ notice, onClose }: { notice: GivenNotice; onClose: () => void }) {
  const form = useCommandForm({
    schema: NoticeWithdrawal,
    initial: { notice: notice.id },
    act: 'opzegging-intrekken',
    wanted: () => [[texts.withdrawalWanted, dayInWords(notice.lastDay)]],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={texts.recordWithdrawal}>
      <CommandForm form={form} submit={texts.recordWithdrawal} onCancel={onClose}>
        <p>{texts.withdrawalText}</p>
      </CommandForm>
    </Dialog>
  )
}
