import { agreementsPage } from '../../../../common/account-pages.ts'
import { formatDay } from '../../../../common/moments.ts'
import { agreementNumber } from '../../../../common/order-number.ts'
import { addDays } from '../../../../common/working-days.ts'
import type { EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  Greeting,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import { addressLine } from '../../../details/facts.ts'
import { afterwards } from '../../cost-words.ts'
import { agreementTexts } from '../../texts.ts'
import { sumOfNotices } from '../../together.ts'
import type { DrawnNotice } from '../documents/notice.ts'
import { costInWords, EndingFacts } from './ending-facts.tsx'
import { noticeGivenTexts, noticesGivenTexts as texts } from './texts.ts'

type Told = Pick<DrawnNotice, 'order' | 'notice'>

/** To those who hear of several agreements: the proof that notice of all of them was given, by agreement and together. */
export function NoticesGiven({ notices, context }: { notices: readonly Told[]; context: EmailContext }) {
  const [first] = notices
  if (!first) return null
  const { contactPerson, organization } = first.order
  const { givenOn, lastDay } = first.notice
  const lines = notices.flatMap(({ notice }) => notice.lines)
  const cost = sumOfNotices(notices.map(({ notice }) => notice))
  return (
    <Layout context={context} preview={noticeGivenTexts.preview} heading={texts.heading}>
      <Greeting name={contactPerson.firstName} />
      <Paragraph>
        {texts.intro(notices.length, organization.companyName, formatDay(new Date(givenOn)))}
      </Paragraph>
      {notices.map(({ order, notice }) => (
        <Block key={notice.id} title={agreementTexts.title(agreementNumber(orderName(order)))}>
          <Paragraph>{addressLine(order.installationAddress)}</Paragraph>
          <EndingFacts notice={notice} />
        </Block>
      ))}
      <Facts rows={[[texts.together, costInWords(cost, lines)]]} />
      {cost > 0 && <Paragraph>{noticeGivenTexts.why(lines)}</Paragraph>}
      {afterwards(lines).map(sentence => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      <Paragraph>{texts.back(formatDay(new Date(addDays(lastDay, -1))))}</Paragraph>
      <ButtonLink href={`${context.publicUrl}${agreementsPage}`}>{texts.open}</ButtonLink>
      <Paragraph>{noticeGivenTexts.notYou}</Paragraph>
      <Questions brand={context.brand} />
    </Layout>
  )
}
