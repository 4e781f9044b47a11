import { useState } from 'react'
import type { Day } from '../../../common/working-days.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { NoticeByStaff, NoticeWithdrawal } from '../command-schemas.ts'
import type { Agreement, AgreementLine, GivenNotice } from '../contract.ts'
import { endingLines, leavable, noticeCost, noticeErrors, withoutCosts } from '../notice.ts'
import { heldProductTexts as texts } from '../texts-desk.ts'
import { EndingLines } from './ending-lines.tsx'
import { GivenNotices } from './given-notices.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { fieldErrorsOf } from './notice-form.tsx'

type Props = { agreement: Agreement; today: Day; mayWrite: boolean }

/** Notices of an agreement at the desk, and recording one that a customer gave by phone or mail. */
export function NoticesAtDesk({ agreement: { lines, notices }, today, mayWrite }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <GivenNotices
        notices={notices}
        today={today}
        asking={mayWrite ? (notice, onClose) => <WithdrawalDialog notice={notice} onClose={onClose} /> : null}
      />
      {mayWrite && leavable(lines).length > 0 && (
        <div>
          <Button small variant="secondary" onClick={() => setIsOpen(true)}>
            {texts.recordNotice}
          </Button>
        </div>
      )}
      {isOpen && <NoticeDialog lines={lines} today={today} onClose={() => setIsOpen(false)} />}
    </>
  )
}

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
    },
    act: 'opzegging',
    refusals: notice => fieldErrorsOf(lines, notice, today),
    wanted: ({ lastDay }) => [[texts.noticeWanted, dayInWords(lastDay)]],
    onDone: onClose,
  })
  const wanted = form.form.watch()
  const isRight = Object.keys(noticeErrors(lines, wanted, today)).length === 0
  const ending = isRight ? endingLines(lines, wanted) : []
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
        <NoticeFields form={form} lines={lines} today={today} labels={texts.noticeFields} />
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
