import { useState } from 'react'
import { isRefused } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { EndingLines } from '../components/ending-lines.tsx'
import { NoticeConfirmation, type NoticeToConfirm } from '../contract-link.ts'
import { noticeTexts, noticeLinkTexts as texts } from '../texts.ts'

const linkPage = {
  path: paths.confirmNotice,
  check: 'POST /api/opzegging/link',
  storageKey: 'noticeLink',
} as const

/** Page behind the mail that asks an organisation to confirm a notice. */
export default function ConfirmNotice() {
  const { link, end, readAgain } = useMailedLink(linkPage)
  const [isGiven, setIsGiven] = useState(false)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, notice) =>
        isGiven ? (
          <Notice kind="success" title={noticeTexts.given} announced>
            <p>{noticeTexts.givenText}</p>
          </Notice>
        ) : (
          <Asked
            key={`${token} ${notice.costInCents}`}
            token={token}
            notice={notice}
            onGiven={() => setIsGiven(true)}
            onDead={end}
            onOld={() => void readAgain(token)}
          />
        )
      }
    </LinkedPage>
  )
}

type Props = {
  token: string
  notice: NoticeToConfirm
  onGiven: () => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
  /** The notice that shows is no more so. */
  onOld: () => void
}

function Asked({ token, notice, onGiven, onDead, onOld }: Props) {
  const { number, companyName, lines, costInCents, refusal } = notice
  const form = useContractForm({
    schema: NoticeConfirmation,
    initial: { token, costInCents },
    async send(confirmation) {
      const result = await submit('POST /api/opzegging', confirmation)
      if (isRefused(result, 404)) onDead()
      else if (!result.ok) onOld()
      return outcomeOf(result)
    },
    onTaken: onGiven,
  })
  return (
    <>
      {refusal !== null && (
        <Notice kind="info" title={texts.over}>
          <p>{refusal}</p>
        </Notice>
      )}
      <p>{texts.intro(number, companyName)}</p>
      <DetailsBlock heading="h2" title={noticeTexts.whatEnds}>
        <EndingLines lines={lines} />
      </DetailsBlock>
      {refusal === null && (
        <Form
          form={form}
          failed={{ title: noticeTexts.failed }}
          actions={<SubmitButton>{noticeTexts.confirm}</SubmitButton>}
        >
          <p>{texts.afterwards}</p>
        </Form>
      )}
    </>
  )
}
