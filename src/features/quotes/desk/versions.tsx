import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { apiAddress } from '../../../api/client.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskDue, deskMoment } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { NotMailed } from '../../cases/components/not-mailed.tsx'
import { reasonsFor } from '../../cases/state-reasons.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { DocumentLinks } from '../../documents/components/document-links.tsx'
import styles from '../../line-changes/components/lines.module.css'
import { linesInWords } from '../../orders/totals-texts.ts'
import { type DeskQuote, type DeskQuoteVersion, QuoteWithdrawal } from '../contract-desk.ts'
import { changedSinceBefore, quoteStatusNames } from '../rule-texts.ts'
import { partCount, partTitle } from '../texts.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { differencesInWords } from '../texts-differences.ts'
import { partTexts } from '../texts-parts.ts'
import { versionDifferences } from '../versions.ts'

const reasons = Object.entries(reasonsFor('quote', 'cancelled')).map(([value, label]) => ({ value, label }))

type Props = {
  /** As it is now: after a refusal the version of the case is another. */
  quote: Pick<DeskQuote, 'number' | 'version' | 'isTest'>
  onClose: () => void
}

/** Asks why the waiting version is withdrawn; the reason is mailed to the customer. */
function WithdrawDialog({ quote: { number, version, isTest }, onClose }: Props) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [id] = useState(newId)
  const form = useContractForm({
    schema: QuoteWithdrawal,
    initial: { id, version, reason: '', words: '' },
    idPrefix: 'withdraw-',
    send: async body => {
      const result = await callAtDesk('POST /api/beheer/zaken/{nummer}/offerte/intrekken', {
        params: { nummer: number },
        body: { ...body, version },
      })
      if (!result.ok && result.kind === 'refused') await revalidate()
      return outcomeOf(result)
    },
    onTaken: () => {
      announce(texts.withdrawn)
      onClose()
      void revalidate()
    },
  })
  return (
    <Dialog open onClose={onClose} title={texts.withdrawTitle}>
      <Form
        form={form}
        failed={texts.withdrawFailed}
        actions={
          <>
            <SubmitButton small>{texts.withdraw}</SubmitButton>
            <LeaveButton onClick={onClose}>{texts.cancel}</LeaveButton>
          </>
        }
      >
        <p>{texts.withdrawText}</p>
        {isTest ? <NotMailed /> : <p>{texts.withdrawMailed}</p>}
        <Fields>
          <SelectField
            {...form.control('reason')}
            label={commandTexts.reason}
            placeholder={commandTexts.chooseReason}
            defaultValue=""
            options={reasons}
          />
          <TextArea {...form.field('words')} hint={texts.withdrawHint} rows={3} />
        </Fields>
      </Form>
    </Dialog>
  )
}

/** Sent versions, newest first, and actions on the newest one; nothing before the first is sent. */
export function Versions({ quote, mayWork }: { quote: DeskQuote; mayWork: boolean }) {
  const renewal = useRenewal(quote)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const [newest] = quote.versions
  if (!newest) return null
  return (
    <DetailsBlock heading="h2" title={texts.versions}>
      {renewal.failure !== null && (
        <Notice kind="error" title={renewal.failure.title ?? texts.notDone}>
          <p>{renewal.failure.message}</p>
        </Notice>
      )}
      <ol className={`plain-list ${styles.history}`}>
        {quote.versions.map(version => (
          <li key={version.id}>
            <Version number={quote.number} version={version} versions={quote.versions} />
            {version === newest && mayWork && quote.refusal === null && waits(newest) && (
              <WithNewest newest={newest} renewal={renewal} onWithdraw={() => setIsWithdrawing(true)} />
            )}
          </li>
        ))}
      </ol>
      {isWithdrawing && <WithdrawDialog quote={quote} onClose={() => setIsWithdrawing(false)} />}
    </DetailsBlock>
  )
}

/** Whether a version waits for the customer, in time or not. */
const waits = ({ standing }: DeskQuoteVersion) => standing === 'sent' || standing === 'expired'

type VersionProps = {
  number: string
  version: DeskQuoteVersion
  /** All of the quote, newest first. */
  versions: readonly DeskQuoteVersion[]
}

function Version({ number, version, versions }: VersionProps) {
  const { standing, sentAt, madeBy, validUntil, openedAt, reason, parts } = version
  return (
    <>
      <p className={styles.ended}>{texts.version(version.version, quoteStatusNames[standing])}</p>
      <p className={styles.note}>
        {[
          texts.sentBy(deskMoment(sentAt), madeBy),
          texts.until(deskDue(validUntil)),
          openedAt === null ? texts.notOpened : texts.opened(deskMoment(openedAt)),
        ].join(', ')}
      </p>
      {reason !== '' && (
        <p className={styles.words}>
          <span className={styles.note}>{texts.reasonGiven}</span> <span>{reason}</span>
        </p>
      )}
      <OrdersOf parts={parts} />
      {parts.length > 1 && (
        <Fold title={partCount(parts.length)}>
          <DetailsList details={parts.map(part => [partTitle(part), linesInWords(part.lines)] as const)} />
        </Fold>
      )}
      <Compared version={version} versions={versions} />
      <DocumentLinks
        documents={[
          {
            title: texts.file(version.version),
            path: apiAddress('GET /api/beheer/zaken/{nummer}/offerte/{versie}', {
              nummer: number,
              versie: version.version,
            }),
          },
          ...version.corrected,
        ]}
      />
    </>
  )
}

/** Differences from the version before, or from another earlier one. */
function Compared({ version, versions }: Omit<VersionProps, 'number'>) {
  const earlier = versions.filter(({ version: number }) => number < version.version)
  const [before] = earlier
  const [chosen, setChosen] = useState(before?.id)
  const other = earlier.find(({ id }) => id === chosen)
  if (!before || !other || (earlier.length === 1 && version.differences.length === 0)) return null
  const differences =
    other === before
      ? version.differences
      : versionDifferences(stillOpen(other, version, versions), version.parts)
  return (
    <Fold title={earlier.length === 1 ? changedSinceBefore : texts.changedSinceEarlier}>
      {earlier.length > 1 && (
        <SelectField
          size="medium"
          label={texts.comparedTo}
          value={other.id}
          onChange={event => setChosen(event.target.value)}
          options={earlier.map(({ id, version: number }) => ({
            value: id,
            label: texts.versionName(number),
          }))}
        />
      )}
      {differences.length === 0 ? (
        <p>{texts.sameAs(other.version)}</p>
      ) : (
        <DetailsList details={differencesInWords(differences, version.parts.length)} />
      )}
    </Fold>
  )
}

/** Parts of an earlier version, without those that became orders before the later one was sent. */
function stillOpen(
  { parts }: DeskQuoteVersion,
  later: DeskQuoteVersion,
  versions: readonly DeskQuoteVersion[],
): DeskQuoteVersion['parts'] {
  const ordered = new Set(
    versions.flatMap(version =>
      version.version < later.version ? version.parts.flatMap(part => (part.isAccepted ? part.id : [])) : [],
    ),
  )
  return parts.filter(({ id }) => !ordered.has(id))
}

/** The orders that parts became; of a version with more parts, which is whose. */
function OrdersOf({ parts }: Pick<DeskQuoteVersion, 'parts'>) {
  const accepted = parts.filter(({ isAccepted }) => isAccepted)
  if (accepted.length === 0) return null
  return (
    <>
      {parts.length > 1 && <p className={styles.note}>{partTexts.accepted(accepted.length, parts.length)}</p>}
      <ul className={`plain-list ${styles.note}`}>
        {accepted.map(part => (
          <li key={part.id}>
            {parts.length > 1 && <span>{`${partTitle(part)}: `}</span>}
            {part.orderNumber !== null && (
              <Link to={deskPaths.case(part.orderNumber)}>
                {texts.order(formatOrderNumber(part.orderNumber))}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Sends the newest version again as it is. */
function useRenewal({ number, version }: Pick<DeskQuote, 'number' | 'version'>) {
  return useAction({
    send: id =>
      callAtDesk('POST /api/beheer/zaken/{nummer}/offerte/verlengen', {
        params: { nummer: number },
        body: { id, version },
      }),
    says: texts.renewed,
    rereads: 'refused',
  })
}

type WithNewestProps = {
  newest: DeskQuoteVersion
  renewal: ReturnType<typeof useRenewal>
  onWithdraw: () => void
}

/** To send the same again, or to take it back. */
const WithNewest = ({ newest, renewal, onWithdraw }: WithNewestProps) => (
  <div className={`screen-only ${styles.actions}`}>
    <Button variant="secondary" small busy={renewal.isBusy} onClick={renewal.act}>
      {texts.renew}
    </Button>
    <Button variant="quiet" small onClick={onWithdraw}>
      {texts.withdraw}
    </Button>
    <span className={styles.note}>
      {newest.parts.some(({ isAccepted }) => isAccepted) ? texts.renewHintRest : texts.renewHint}
    </span>
  </div>
)
