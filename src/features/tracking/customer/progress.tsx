import { call, isRefused } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import type { AnswerOf } from '../../../api/types.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { Columns } from '../../../ui/layout/narrow-page.tsx'
import { CartSummary } from '../../carts/components/cart-summary.tsx'
import { formWithFiles, uploadTimeout } from '../../case-files/components/form-with-files.ts'
import { originFacts } from '../../cases/order-origin.ts'
import { formatDay } from '../../customers/components/mijn/dates.ts'
import { referenceFacts } from '../../details/references.ts'
import { DocumentLinks } from '../../documents/components/document-links.tsx'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { CustomerRequestPart } from '../components/customer-request-part.tsx'
import { OrderDeliveryPart } from '../components/order-delivery-part.tsx'
import { ProgressSteps } from '../components/progress-steps.tsx'
import { StateBadge } from '../components/requests/request-list.tsx'
import { orderStatusTexts, quoteStatusTexts } from '../progress-steps.ts'
import { progressPageTexts as texts } from '../texts.ts'
import styles from './progress.module.css'

const linkPage = {
  path: paths.follow,
  check: 'POST /api/volgen',
  storageKey: 'followLink',
} as const

type Followed = AnswerOf<'POST /api/volgen'>

/** A quote on this page, as its feature shows it. */
export type ShownQuote = (followed: Extract<Followed, { kind: 'quote' }>) => {
  /** The way to what was offered. */
  readonly lead: Elements
  /** Its products in parts, each of a type and for an address of its own; null where it has none. */
  readonly inParts: Elements
}

/** Page behind the mails about an order or a quote request: its progress, without an account. */
export function FollowPage({ shownQuote }: Pick<Props, 'shownQuote'>) {
  const { link, end, readAgain } = useMailedLink(linkPage)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, followed) => (
        <ProgressView
          token={token}
          followed={followed}
          shownQuote={shownQuote}
          onChanged={() => void readAgain(token)}
          onDead={end}
        />
      )}
    </LinkedPage>
  )
}

type Props = {
  token: string
  followed: Followed
  shownQuote: ShownQuote
  /** Something was asked: what is shown is old. */
  onChanged: () => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** How it stands, what is in it, and how to change one's mind. */
function ProgressView({ token, followed, shownQuote, onChanged, onDead }: Props) {
  const { kind, number, companyName, createdAt, lines, references, documents, progress } = followed
  const ownFacts = [
    ...originFacts(followed.kind === 'order' ? followed.origin : null),
    ...referenceFacts({ ...references, invoiceEmail: '' }),
  ]
  const state =
    followed.kind === 'order'
      ? orderStatusTexts(followed.state, progress)
      : quoteStatusTexts(followed.state, progress)
  const day = formatDay(createdAt)
  const quote = followed.kind === 'quote' ? shownQuote(followed) : null
  const beside = (
    <>
      <CustomerRequestPart
        kind={kind}
        progress={progress}
        send={async (wish, files) => {
          const form = formWithFiles({ token, ...wish }, files)
          const result = await call('POST /api/volgen/wens', { form, timeout: uploadTimeout })
          if (isRefused(result, 404)) onDead()
          return result
        }}
        onTaken={onChanged}
      />
      {documents.length > 0 && (
        <DetailsBlock heading="h2" title={texts.documents}>
          <DocumentLinks documents={documents} />
        </DetailsBlock>
      )}
      <Questions number={number} />
    </>
  )
  return (
    <Columns beside={beside}>
      <div className={styles.head}>
        <h2>{texts.titles[kind](number)}</h2>
        {companyName !== '' && <p className={styles.of}>{texts.of(companyName, day)}</p>}
        <p className={styles.state}>
          <StateBadge state={state} />
          <span>{` ${state.next}`}</span>
        </p>
        {ownFacts.length > 0 && <DetailsList details={ownFacts} />}
        {quote && <p>{quote.lead}</p>}
      </div>
      <ProgressSteps kind={kind} progress={progress} dayOf={formatDay} />
      {followed.kind === 'order' && <OrderDeliveryPart delivery={followed.delivery} />}
      {lines.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.products}</h2>
          {quote?.inParts || <CartSummary lines={lines} caption={texts.products} />}
        </section>
      )}
    </Columns>
  )
}

function Questions({ number }: { number: string }) {
  const { phone } = useBrand()
  return (
    <p>
      <span>{texts.questionsText(number)}</span> <a href={`tel:${phone.tel}`}>{phone.display}</a>
    </p>
  )
}
