import { formatDay } from '../../../../common/moments.ts'
import { formatEuro } from '../../../../common/money.ts'
import { addDays } from '../../../../common/working-days.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import { Block, Facts, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { caseById } from '../../../cases/server/case.ts'
import { withFollowToken } from '../../../cases/server/mails/load.ts'
import { eventById } from '../../../events/server/events.ts'
import type { LinkedOrder } from '../../../orders/server/mails/load.ts'
import { Progress } from '../../../orders/server/mails/progress.tsx'
import { orderOf, type StoredOrder } from '../../../orders/server/stored-orders.ts'
import { agreementNumber, type EndingLine, type GivenNotice } from '../../contract.ts'
import { noticeTexts } from '../../texts.ts'
import { noticeById } from '../stored-notices.ts'
import { noticeGivenTexts, noticeWithdrawnTexts } from './texts.ts'

/** A notice, and the order whose agreement it is about. */
export type ToldNotice = {
  readonly order: LinkedOrder
  readonly notice: Omit<GivenNotice, 'why'>
  /** Whether something of cloud ends by it. */
  readonly isCloud: boolean
}

async function loadNotice({ eventId }: EmailDelivery, sources: EmailSources): Promise<ToldNotice | null> {
  const { database } = sources
  const event = eventId === null ? null : await eventById(database, eventId)
  const id = event?.data.notice
  const notice = typeof id === 'string' ? await noticeById(database, id) : null
  const opened = notice && (await caseById(database, notice.caseId))
  const order = opened && (await orderOf(database, opened))
  return order
    ? { order: await withFollowToken(order, sources), notice, isCloud: order.productType === 'cloud' }
    : null
}

/** With the quote and the branch that its order was made of. */
const numberOf = (order: StoredOrder): string => agreementNumber(orderName(order))

const day = (of: string): string => formatDay(new Date(of))

const nameOf = ({ name, quantity }: EndingLine): string => (quantity === 1 ? name : `${quantity} × ${name}`)

type Props = { about: ToldNotice; context: EmailContext }

function NoticeGiven({ about: { order, notice, isCloud }, context }: Props) {
  const texts = noticeGivenTexts
  const { lines, lastDay, costInCents } = notice
  const costOf = (line: EndingLine) =>
    line.costInCents > 0 ? texts.costOf(formatEuro(line.costInCents)) : ''
  return (
    <Progress order={order} context={context} preview={texts.preview} heading={texts.heading}>
      <Paragraph>
        {texts.intro(numberOf(order), order.organization.companyName, day(notice.givenOn))}
      </Paragraph>
      <Block title={texts.ends}>
        <Facts
          rows={[
            ...lines.map(line => [nameOf(line), texts.lines(day(line.lastDay), costOf(line))] as const),
            [texts.cost, costInCents > 0 ? texts.costs(formatEuro(costInCents)) : texts.none],
          ]}
        />
      </Block>
      {costInCents > 0 && <Paragraph>{texts.why}</Paragraph>}
      {lines.some(({ isRented }) => isRented) && <Paragraph>{noticeTexts.rented}</Paragraph>}
      {isCloud && <Paragraph>{texts.cloud}</Paragraph>}
      <Paragraph>{texts.back(day(addDays(lastDay, -1)))}</Paragraph>
      <Paragraph>{texts.notYou}</Paragraph>
    </Progress>
  )
}

function NoticeWithdrawn({ about: { order, notice }, context }: Props) {
  const texts = noticeWithdrawnTexts
  return (
    <Progress order={order} context={context} preview={texts.preview} heading={texts.heading}>
      <Paragraph>
        {texts.intro(numberOf(order), order.organization.companyName, day(notice.lastDay))}
      </Paragraph>
      <Paragraph>{texts.goesOn(notice.lines.map(nameOf))}</Paragraph>
      <Paragraph>{texts.notYou}</Paragraph>
    </Progress>
  )
}

/** To the contact and the organisation: the proof that notice was given. */
export const noticeGiven: Email<ToldNotice> = {
  load: loadNotice,
  subject: ({ order }, { brand }) => noticeGivenTexts.subject(numberOf(order), brand.name),
  body: (about, context) => <NoticeGiven about={about} context={context} />,
}

/** To the same: it was withdrawn. */
export const noticeWithdrawn: Email<ToldNotice> = {
  load: loadNotice,
  subject: ({ order }, { brand }) => noticeWithdrawnTexts.subject(numberOf(order), brand.name),
  body: (about, context) => <NoticeWithdrawn about={about} context={context} />,
}
