import { useState } from 'react'
import { quotePageTexts as texts } from '../../../content/quote-texts.ts'
import { QuoteToAnswer, quoteByLink } from '../../../contract/quote.ts'
import { useMailedLink } from '../../account/use-mailed-link.ts'
import { call } from '../../api-client.ts'
import { PageView } from '../../layout/page-view.tsx'
import { useBrand } from '../../layout/shell-data.ts'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormSkeleton, NarrowPage } from '../narrow-page.tsx'
import { Offered } from './offered.tsx'

const linkPage = {
  path: paths.quote,
  check: quoteByLink,
  answer: QuoteToAnswer,
  storageKey: 'quoteLink',
}

/** Where the mail of a quote leads: what is offered, and the customer's decision, without an account. */
export default function Quote() {
  const { link, end } = useMailedLink(linkPage)
  /** As it stands since something was decided here, or was decided elsewhere meanwhile. */
  const [fresh, setFresh] = useState<{ readonly token: string; readonly quote: QuoteToAnswer } | null>(null)
  return (
    <NarrowPage>
      <PageView />
      {content()}
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
          <Offered
            key={link.token}
            token={link.token}
            quote={fresh?.token === link.token ? fresh.quote : link.standing}
            onChanged={() => readAgain(link.token)}
            onDead={end}
          />
        )
    }
  }

  async function readAgain(token: string) {
    const result = await call(quoteByLink, { body: { token }, answer: QuoteToAnswer })
    if (result.ok) setFresh({ token, quote: result.data })
  }
}

/** It was revoked, or the quote is forgotten. */
const DeadLink = () => (
  <Notice kind="warning" title={texts.dead}>
    <p>{texts.deadText(useBrand().phone.display)}</p>
  </Notice>
)
