import { call, isRefused } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { Columns } from '../../../ui/layout/narrow-page.tsx'
import { CartSummary } from '../../carts/components/cart-summary.tsx'
import { formWithFiles, uploadTimeout } from '../../case-files/components/form-with-files.ts'
import { formatDay } from '../../customers/components/mijn/dates.ts'
import { referenceFacts } from '../../details/references.ts'
import { DocumentLinks } from '../../documents/components/document-links.tsx'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { CustomerRequestPart } from '../components/customer-request-part.tsx'
import { ProgressSteps } from '../components/progress-steps.tsx'
import { Questions } from '../components/questions.tsx'
import { StateBadge } from '../components/requests/request-list.tsx'
import { type Followed, type ShownKinds, shownAs } from '../components/shown-case.tsx'
import { progressPageTexts as texts } from '../texts.ts'
import styles from './progress.module.css'

const linkPage = {
  path: paths.follow,
  check: 'POST /api/volgen',
  storageKey: 'followLink',
} as const

/** Page behind the mails about a case: its progress, without an account. */
export function FollowPage({ kinds }: Pick<Props, 'kinds'>) {
  const { link, end, readAgain } = useMailedLink(linkPage)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, followed) => (
        <ProgressView
          token={token}
          followed={followed}
          kinds={kinds}
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
  kinds: ShownKinds
  /** Something was asked: what is shown is old. */
  onChanged: () => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** How it stands, what is in it, and how to change one's mind. */
function ProgressView({ token, followed, kinds, onChanged, onDead }: Props) {
  const { number, companyName, createdAt, lines, references, documents, progress } = followed
  const { of, state, facts = [], lead, delivery, agreement, inParts } = shownAs(kinds, followed)
  const ownFacts = [...facts, ...referenceFacts({ ...references, invoiceEmail: '' })]
  const day = formatDay(createdAt)
  const beside = (
    <>
      <CustomerRequestPart
        of={of}
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
        <h2>{of.texts.title(number)}</h2>
        {companyName !== '' && <p className={styles.of}>{texts.of(companyName, day)}</p>}
        <p className={styles.state}>
          <StateBadge state={state} />
          <span>{` ${state.next}`}</span>
        </p>
        {ownFacts.length > 0 && <DetailsList details={ownFacts} />}
        {lead && <p>{lead}</p>}
      </div>
      <ProgressSteps of={of} progress={progress} dayOf={formatDay} />
      {delivery}
      {agreement?.({ token, onDead })}
      {lines.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.products}</h2>
          {inParts || <CartSummary lines={lines} caption={texts.products} withFigure />}
        </section>
      )}
    </Columns>
  )
}
