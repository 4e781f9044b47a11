import { useState } from 'react'
import { paths } from '../../../api/paths.ts'
import { LinkedPage } from '../../customers/components/mijn/behind-link.tsx'
import { useMailedLink } from '../../customers/components/use-mailed-link.ts'
import { lineChangePageTexts as texts } from '../texts.ts'
import { Answered } from './decided.tsx'
import { Proposal } from './proposal.tsx'

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
