import { paths } from '../../../api/paths.ts'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { quotePageTexts as texts } from '../texts.ts'
import { Offered } from './offered.tsx'

const linkPage = {
  path: paths.quote,
  check: 'POST /api/prijsopgave',
  storageKey: 'quoteLink',
} as const

/** Page behind the mail of a quote: the offer and the customer's decision, without an account. */
export default function Quote() {
  const { link, end, readAgain } = useMailedLink(linkPage)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, quote) => (
        <Offered key={token} token={token} quote={quote} onChanged={() => readAgain(token)} onDead={end} />
      )}
    </LinkedPage>
  )
}
