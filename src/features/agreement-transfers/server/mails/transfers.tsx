import type { ReactNode } from 'react'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { formatEuro } from '../../../../common/money.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  Greeting,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { countedName } from '../../../agreements/contract.ts'
import { partyOn } from '../../../agreements/party.ts'
import { agreementLinks } from '../../../agreements/server/links.ts'
import { orderOfParty, partiesOf } from '../../../agreements/server/parties.ts'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import { addressLine } from '../../../details/facts.ts'
import { eventById } from '../../../events/server/events.ts'
import { activeTokenOf, linksByIds } from '../../../mailed-links/server/mailed-links.ts'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import type { TransferredLine } from '../../contract-link.ts'
import { type TransferSide, transferSides } from '../../transfer.ts'
import { transferLinks } from '../links.ts'
import { openTransfer, type StoredTransfer, transferById } from '../stored-transfers.ts'
import { linesOfTransfer, type TransferOfLines } from '../transferred.ts'
import {
  transferEndedTexts,
  transferGivenTexts,
  transferLinkTexts,
  transferReceivedTexts,
  transferredTexts,
} from './texts.ts'

/** A transfer, and who is greeted on each side: nobody of who came to take nothing over. */
export type ReportedTransfer = {
  readonly of: TransferOfLines
  readonly greeted: Readonly<Record<TransferSide, string | null>>
}

/** A transfer with the side that is asked to agree, and the token of its link. */
export type AskedTransfer = ReportedTransfer & { readonly side: TransferSide; readonly token: string }

async function told(database: Queryable, transfer: StoredTransfer | null): Promise<ReportedTransfer | null> {
  const of = transfer && (await linesOfTransfer(database, transfer, dayInTheNetherlands(new Date())))
  if (!of) return null
  const parties = await partiesOf(database, of.order.caseId)
  // The party until that day, also once the transfer holds.
  const giver = partyOn(
    parties.filter(({ id }) => id !== of.transfer.id),
    of.transfer.holdsFrom,
  )
  const { contactPerson } = orderOfParty(of.order, giver)
  return {
    of,
    greeted: { from: contactPerson.firstName, to: of.party?.organization.firstName ?? null },
  }
}

async function loadReported(
  { eventId }: EmailDelivery,
  { database }: EmailSources,
): Promise<ReportedTransfer | null> {
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.transfer
  if (!event || typeof id !== 'string') return null
  return told(database, await transferById(database, id))
}

async function loadAsked(
  { mailedLinkId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<AskedTransfer | null> {
  if (mailedLinkId === null) return null
  const [link] = await linksByIds(database, [mailedLinkId])
  const side = transferSides.find(each => transferLinks[each].name === link?.purpose)
  const token = await activeTokenOf(database, mailedLinkId, linkKey)
  if (!side || token === null || !link?.caseId) return null
  const reported = await told(database, await openTransfer(database, link.caseId))
  return reported && { ...reported, side, token }
}

type FrameProps = {
  name: string | null
  context: EmailContext
  preview: string
  heading: string
  children: ReactNode
}

const TransferMail = ({ name, context, preview, heading, children }: FrameProps) => (
  <Layout context={context} preview={preview} heading={heading}>
    {name !== null && <Greeting name={name} />}
    {children}
    <Questions brand={context.brand} />
  </Layout>
)

const wordsOf = ({ centsPerMonth, lastDayOfTerm }: TransferredLine): string => {
  if (centsPerMonth === null) return transferredTexts.bought
  const term = lastDayOfTerm === null ? '' : transferredTexts.until(lastDayOfTerm)
  return transferredTexts.line(formatEuro(centsPerMonth), term)
}

/** The lines that go over, with their prices. */
const TransferredLines = ({ of, title }: { of: TransferOfLines; title: string }) => (
  <Block title={title}>
    <Facts
      rows={[
        [transferredTexts.address, addressLine(of.order.installationAddress)],
        ...of.lines.map(line => [countedName(line), wordsOf(line)] as const),
        [transferredTexts.together, transferredTexts.sum(formatEuro(of.centsPerMonth))],
      ]}
    />
  </Block>
)

/** The words that a side agreed to, as they were. */
const AgreedWords = ({
  of: { transfer },
  side,
  title,
}: Pick<ReportedTransfer, 'of'> & { side: TransferSide; title: string }) => (
  <Block title={title}>
    {((side === 'from' ? transfer.fromConsents : transfer.toConsents) ?? []).map(({ kind, text }) => (
      <Paragraph key={kind}>{text}</Paragraph>
    ))}
  </Block>
)

const named = ({ number, transfer }: TransferOfLines) =>
  [number, transfer.fromCompany, transfer.toCompany, transfer.holdsFrom] as const

/** To a side: what goes over, and the link by which it agrees. */
export const transferLink: Email<AskedTransfer> = {
  load: loadAsked,
  subject: ({ of }, { brand }) => transferLinkTexts.subject(of.number, brand.name),
  body: ({ of, greeted, side, token }, context) => (
    <TransferMail
      name={greeted[side]}
      context={context}
      preview={transferLinkTexts.preview}
      heading={transferLinkTexts.heading}
    >
      <Paragraph>{transferLinkTexts[side](...named(of))}</Paragraph>
      <TransferredLines of={of} title={transferLinkTexts.lines} />
      <ButtonLink href={`${context.publicUrl}${pathOfLink(transferLinks[side], token)}`}>
        {transferLinkTexts.open}
      </ButtonLink>
      <Paragraph>{transferLinkTexts.hours}</Paragraph>
    </TransferMail>
  ),
}

/** To who gives the agreement: it is another's from its day on. */
export const transferGiven: Email<ReportedTransfer> = {
  load: loadReported,
  subject: ({ of }, { brand }) => transferGivenTexts.subject(of.number, brand.name),
  body: ({ of, greeted }, context) => (
    <TransferMail
      name={greeted.from}
      context={context}
      preview={transferGivenTexts.preview}
      heading={transferGivenTexts.heading}
    >
      <Paragraph>{transferGivenTexts.intro(...named(of))}</Paragraph>
      <Paragraph>{transferGivenTexts.owes}</Paragraph>
      <AgreedWords of={of} side="from" title={transferGivenTexts.agreedTo} />
      <Paragraph>{transferGivenTexts.notYou}</Paragraph>
    </TransferMail>
  ),
}

/** A transfer, and the token by which who took it over sees the agreement without an account; null where there is none. */
export type ReceivedTransfer = ReportedTransfer & { readonly token: string | null }

async function loadReceived(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<ReceivedTransfer | null> {
  const reported = await loadReported(delivery, sources)
  const linkId = reported?.of.party?.linkId ?? null
  const token = linkId === null ? null : await activeTokenOf(sources.database, linkId, sources.linkKey)
  return reported && { ...reported, token }
}

/** To who takes it over: what that is, the mandate, and the way to it. */
export const transferReceived: Email<ReceivedTransfer> = {
  load: loadReceived,
  subject: ({ of }, { brand }) => transferReceivedTexts.subject(of.number, brand.name),
  body: ({ of, greeted, token }, context) => (
    <TransferMail
      name={greeted.to}
      context={context}
      preview={transferReceivedTexts.preview}
      heading={transferReceivedTexts.heading}
    >
      <Paragraph>{transferReceivedTexts.intro(...named(of))}</Paragraph>
      <TransferredLines of={of} title={transferReceivedTexts.lines} />
      {of.party && (
        <Block title={transferReceivedTexts.mandate}>
          <Facts
            rows={[
              [transferReceivedTexts.reference, of.party.mandateReference ?? ''],
              [transferReceivedTexts.holder, of.party.organization.ascription],
              [transferReceivedTexts.iban, of.party.organization.ibanEnding],
            ]}
          />
        </Block>
      )}
      <AgreedWords of={of} side="to" title={transferReceivedTexts.agreedTo} />
      {token !== null && (
        <>
          <Paragraph>{transferReceivedTexts.see(of.transfer.holdsFrom)}</Paragraph>
          <ButtonLink href={`${context.publicUrl}${pathOfLink(agreementLinks.party, token)}`}>
            {transferReceivedTexts.open}
          </ButtonLink>
        </>
      )}
      <Paragraph>{transferReceivedTexts.notYou}</Paragraph>
    </TransferMail>
  ),
}

/** To both sides: it comes to nothing. */
export const transferEnded: Email<ReportedTransfer> = {
  load: loadReported,
  subject: ({ of }, { brand }) => transferEndedTexts.subject(of.number, brand.name),
  body: ({ of }, context) => (
    <TransferMail
      name={null}
      context={context}
      preview={transferEndedTexts.preview}
      heading={transferEndedTexts.heading}
    >
      <Paragraph>{transferEndedTexts.intro(...named(of))}</Paragraph>
      <Paragraph>{whyEnded(of.transfer)}</Paragraph>
      <Paragraph>{transferEndedTexts.stays}</Paragraph>
    </TransferMail>
  ),
}

const whyEnded = ({ outcome }: StoredTransfer): string =>
  outcome === null || outcome === 'registered' ? '' : transferEndedTexts.why[outcome]
