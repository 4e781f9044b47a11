import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { formatDay } from '../../../../common/moments.ts'
import { agreementNumber } from '../../../../common/order-number.ts'
import { addDays } from '../../../../common/working-days.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import { Block, ButtonLink, Greeting, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import { activeTokenOf } from '../../../mailed-links/server/mailed-links.ts'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { OwnReferences } from '../../../orders/server/mails/own-references.tsx'
import { ProgressLine } from '../../../orders/server/mails/progress-button.tsx'
import { orderOf, type StoredOrder } from '../../../orders/server/stored-orders.ts'
import { countedName, type GivenNotice } from '../../contract.ts'
import { afterwards } from '../../cost-words.ts'
import { endingLines, noticeCost } from '../../notice.ts'
import { productEndReasons } from '../../product-end.ts'
import type { DrawnNotice } from '../documents/notice.ts'
import { agreementsAmong } from '../held-products.ts'
import { agreementLinks } from '../links.ts'
import { waitingNotice } from '../notice-by-link.ts'
import { partyAt } from '../parties.ts'
import { AgreementMail, type OrderOfParty, orderForParty } from './agreement-mail.tsx'
import { EndingFacts } from './ending-facts.tsx'
import { NoticesGiven } from './notices-together.tsx'
import { reportedNotice } from './reported-notice.ts'
import {
  noticeGivenTexts,
  noticeLinkTexts,
  noticesGivenTexts,
  noticeWithdrawnTexts,
  ourNoticeTexts,
  takeoverTexts,
} from './texts.ts'

/** A notice, and the order whose agreement it is about. */
export type ReportedNotice = {
  readonly order: OrderOfParty
  readonly notice: Omit<GivenNotice, 'why'>
  /** Those that were given with it and that the same mail tells of. */
  readonly others?: readonly Pick<DrawnNotice, 'order' | 'notice'>[]
}

async function loadNotice(delivery: EmailDelivery, sources: EmailSources): Promise<ReportedNotice | null> {
  const reported = await reportedNotice(sources.database, delivery)
  if (!reported) return null
  const { order, notice, party, others } = reported
  return { order: await orderForParty(order, party, sources), notice, others }
}

/** With the quote and the branch that its order was made of. */
const numberOf = (order: StoredOrder): string => agreementNumber(orderName(order))

const day = (of: string): string => formatDay(new Date(of))

type Props = { about: ReportedNotice; context: EmailContext }

/** The words of a notice by who gives it. */
function wordsOf({ order, notice: { giver, givenOn, lastDay } }: ReportedNotice) {
  const [number, company] = [numberOf(order), order.organization.companyName]
  const until = day(addDays(lastDay, -1))
  switch (giver.by) {
    case 'customer': {
      const texts = noticeGivenTexts
      return {
        ...texts,
        intro: texts.intro(number, company, day(givenOn)),
        more: [],
        back: [texts.back(until), texts.notYou],
      }
    }
    case 'other-provider': {
      const { provider, switchesOn } = giver
      return {
        ...takeoverTexts,
        intro: takeoverTexts.intro(provider, number, company, day(givenOn)),
        more: [
          takeoverTexts.switchesOn(day(switchesOn), provider),
          takeoverTexts.back(day(addDays(switchesOn, -1))),
        ],
        back: [],
      }
    }
    case 'us':
      return {
        ...ourNoticeTexts,
        intro: ourNoticeTexts.intro(number, company, day(givenOn)),
        more: [ourNoticeTexts.ground(productEndReasons[giver.ground])],
        back: [ourNoticeTexts.back],
      }
  }
}

function subjectOf({ order, notice: { giver } }: ReportedNotice, brand: string): string {
  const number = numberOf(order)
  if (giver.by === 'other-provider') return takeoverTexts.subject(number, brand, giver.provider)
  return (giver.by === 'us' ? ourNoticeTexts : noticeGivenTexts).subject(number, brand)
}

function NoticeGiven({ about, context }: Props) {
  const { order, notice } = about
  const texts = noticeGivenTexts
  const { preview, heading, intro, more, back } = wordsOf(about)
  const { lines, costInCents } = notice
  return (
    <AgreementMail order={order} context={context} preview={preview} heading={heading}>
      <Paragraph>{intro}</Paragraph>
      {more.map(sentence => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      <Block title={texts.ends}>
        <EndingFacts notice={notice} />
      </Block>
      {costInCents > 0 && <Paragraph>{texts.why(lines)}</Paragraph>}
      {afterwards(lines).map(sentence => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      {back.map(sentence => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
    </AgreementMail>
  )
}

function NoticeWithdrawn({ about: { order, notice }, context }: Props) {
  const texts = noticeWithdrawnTexts
  return (
    <AgreementMail order={order} context={context} preview={texts.preview} heading={texts.heading}>
      <Paragraph>
        {texts.intro(numberOf(order), order.organization.companyName, day(notice.lastDay))}
      </Paragraph>
      <Paragraph>{texts.goesOn(notice.lines.map(countedName))}</Paragraph>
      <Paragraph>{texts.notYou}</Paragraph>
    </AgreementMail>
  )
}

/** A notice that waits for its confirmation, and the token of the link that confirms it. */
export type AskedNotice = {
  readonly order: OrderOfParty
  readonly notice: ReportedNotice['notice']
  readonly token: string
}

async function loadAskedNotice(
  { mailedLinkId }: EmailDelivery,
  sources: EmailSources,
): Promise<AskedNotice | null> {
  const { database, linkKey } = sources
  const token = mailedLinkId === null ? null : await activeTokenOf(database, mailedLinkId, linkKey)
  const waiting = mailedLinkId === null ? null : await waitingNotice(database, mailedLinkId)
  const order = waiting && (await orderOf(database, waiting.found))
  if (!order || token === null) return null
  const today = dayInTheNetherlands(new Date())
  const agreement = (await agreementsAmong(database, [order.caseId], today)).get(order.caseId)
  const { noticeId, positions, lastDay } = waiting
  const lines = [...endingLines(agreement?.lines ?? [], { positions, lastDay })]
  return {
    order: await orderForParty(order, await partyAt(database, order.caseId, new Date()), sources),
    notice: {
      id: noticeId,
      orderNumber: null,
      givenOn: today,
      lastDay,
      lines,
      costInCents: noticeCost(lines),
      giver: { by: 'customer' },
    },
    token,
  }
}

/** To the organisation: the link that confirms a notice which somebody asked for behind the link of its order. */
export const noticeLink: Email<AskedNotice> = {
  load: loadAskedNotice,
  subject: ({ order }, { brand }) => noticeLinkTexts.subject(numberOf(order), brand.name),
  body: ({ order, notice, token }, context) => (
    <Layout context={context} preview={noticeLinkTexts.preview} heading={noticeLinkTexts.heading}>
      <Greeting name={order.contactPerson.firstName} />
      <Paragraph>{noticeLinkTexts.intro(numberOf(order), order.organization.companyName)}</Paragraph>
      <EndingFacts notice={notice} />
      <OwnReferences references={order.references} origin={order.origin} />
      <ButtonLink href={`${context.publicUrl}${pathOfLink(agreementLinks.notice, token)}`}>
        {noticeLinkTexts.confirm}
      </ButtonLink>
      {order.followToken !== null && <ProgressLine followToken={order.followToken} context={context} />}
      <Paragraph>{noticeLinkTexts.hours}</Paragraph>
      <Questions brand={context.brand} />
    </Layout>
  ),
}

/** To the contact and the organisation: the proof that notice was given. */
export const noticeGiven: Email<ReportedNotice> = {
  load: loadNotice,
  subject: (about, { brand }) =>
    about.others?.length
      ? noticesGivenTexts.subject(about.others.length + 1, brand.name)
      : subjectOf(about, brand.name),
  body: (about, context) =>
    about.others?.length ? (
      <NoticesGiven notices={[about, ...about.others]} context={context} />
    ) : (
      <NoticeGiven about={about} context={context} />
    ),
}

/** To the same: it was withdrawn. */
export const noticeWithdrawn: Email<ReportedNotice> = {
  load: loadNotice,
  subject: ({ order }, { brand }) => noticeWithdrawnTexts.subject(numberOf(order), brand.name),
  body: (about, context) => <NoticeWithdrawn about={about} context={context} />,
}
