import { useState } from 'react'
import { paths } from '../../../api/paths.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { LinkedPage } from '../../customers/components/mijn/behind-link.tsx'
import { useMailedLink } from '../../customers/components/use-mailed-link.ts'
import { lineChangePageTexts as texts } from '../texts.ts'
import { Proposal } from './proposal.tsx'

/** Next steps of the order. */
const Answered = ({ agreed }: { agreed: boolean }) => (
  <Notice kind={agreed ? 'success' : 'info'} title={agreed ? texts.agreed : texts.declined} announced>
    <p>{agreed ? texts.agreedText : texts.declinedText}</p>
  </Notice>
)

const linkPage = {
  path: paths.lineChange,
  check: 'POST /api/bestelling-wijzigen/link',
  storageKey: 'lineChangeLink',
} as const

/** Page behind the mail about a change that costs more: before and after, and the customer's answer. */
export default function LineChange() {
  const { link, end } = useMailedLink(linkPage)
  const [agreed, setAgreed] = useState<boolean | null>(null)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, change) =>
        agreed === null ? (
          <Proposal key={token} token={token} change={change} onAnswered={setAgreed} onDead={end} />
        ) : (
          <Answered agreed={agreed} />
        )
      }
    </LinkedPage>
  )
}
