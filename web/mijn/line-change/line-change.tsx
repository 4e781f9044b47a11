import { useState } from 'react'
import { lineChangePageTexts as texts } from '../../../content/line-change-texts.ts'
import { checkLineChange, LineChangeToAnswer } from '../../../contract/line-change.ts'
import { useMailedLink } from '../../account/use-mailed-link.ts'
import { PageView } from '../../layout/page-view.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormSkeleton, NarrowPage } from '../narrow-page.tsx'
import { Answered, DeadLink } from './answered.tsx'
import { Proposal } from './proposal.tsx'

const linkPage = {
  path: paths.lineChange,
  check: checkLineChange,
  answer: LineChangeToAnswer,
  storageKey: 'lineChangeLink',
}

/** Where the mail about a change leads that costs more: before and after, and the customer's answer. */
export default function LineChange() {
  const { link, end } = useMailedLink(linkPage)
  const [agreed, setAgreed] = useState<boolean | null>(null)
  return (
    <NarrowPage>
      <PageView />
      {agreed === null ? content() : <Answered agreed={agreed} />}
    </NarrowPage>
  )

  function content() {
    switch (link.kind) {
      case 'checking':
        return <FormSkeleton fields={4} />
      case 'failed':
        return (
          <Notice kind="error" title={texts.notChecked} onRetry={link.retry}>
            <p>{link.message}</p>
          </Notice>
        )
      case 'dead':
        return <DeadLink />
      case 'serves':
        return (
          <Proposal
            key={link.token}
            token={link.token}
            change={link.standing}
            onAnswered={setAgreed}
            onDead={end}
          />
        )
    }
  }
}
