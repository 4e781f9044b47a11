import { useState } from 'react'
import { failureInWords } from '../../../api/call-failure.ts'
import { call, isRefused } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { GivenNotices } from '../components/given-notices.tsx'
import { WithdrawDialog } from '../components/withdraw-dialog.tsx'
import { noticeTexts, withdrawalLinkTexts as texts } from '../texts.ts'

const linkPage = {
  path: paths.withdrawNotice,
  check: 'POST /api/opzegging-intrekken/link',
  storageKey: 'withdrawalLink',
} as const

/** Page behind the mail that lets an organisation withdraw a notice. */
export default function WithdrawByLink() {
  const { link, end, readAgain } = useMailedLink(linkPage)
  const [isDone, setIsDone] = useState(false)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, { number, companyName, notices }) => (
        <>
          {isDone && (
            <Notice kind="success" title={noticeTexts.withdrawn} announced>
              <p>{noticeTexts.givenText}</p>
            </Notice>
          )}
          {notices.length > 0 && <p>{texts.intro(number, companyName)}</p>}
          {notices.length === 0 && !isDone && <Notice kind="info" title={texts.nothing(number)} />}
          <GivenNotices
            notices={notices}
            today={dutchDay(new Date())}
            asking={(notice, onClose) => (
              <WithdrawDialog
                notice={notice}
                onClose={onClose}
                send={async () => {
                  const result = await call('POST /api/opzegging-intrekken', {
                    body: { token, notice: notice.id },
                  })
                  if (isRefused(result, 404)) end()
                  if (!result.ok) return failureInWords(result)
                  setIsDone(true)
                  await readAgain(token)
                  return null
                }}
              />
            )}
          />
        </>
      )}
    </LinkedPage>
  )
}
