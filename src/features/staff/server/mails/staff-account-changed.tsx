import { deskPage } from '../../../../common/desk-pages.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Greeting,
  Paragraph,
  PhoneLink,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import type { notifiedFields } from '../record-change.ts'
import { loadStaffChange, type StaffChange } from './load.ts'
import { staffAccountChangedTexts as texts } from './texts.ts'

const happened: Readonly<Record<(typeof notifiedFields)[number], string>> = texts.happened

/** To a colleague about their desk account, so that they notice changes by others. */
function StaffAccountChanged({ change, context }: { change: StaffChange; context: EmailContext }) {
  const { brand, publicUrl } = context
  return (
    <Layout context={context} preview={texts.preview} heading={headingOf(change)}>
      <Greeting name={change.colleague.name} />
      <Paragraph>{texts.intro(formatDateTime(change.changedAt), brand.name)}</Paragraph>
      <Block title={texts.notYou}>
        <Paragraph>
          {filledText(texts.notYouText, {
            phone: <PhoneLink phone={brand.phone} />,
            desk: <TextLink href={`${publicUrl}${deskPage}`}>{`${publicUrl}${deskPage}`}</TextLink>,
          })}
        </Paragraph>
      </Block>
    </Layout>
  )
}

function headingOf({ changedFields }: StaffChange): string {
  const [, words] = Object.entries(happened).find(([field]) => changedFields.includes(field)) ?? []
  if (words === undefined) throw new Error(`Nobody is told that ${changedFields} changed`)
  return words
}

export const staffAccountChanged: Email<StaffChange> = {
  load: loadStaffChange,
  subject: (change, { brand }) => texts.subject(headingOf(change), brand.name),
  body: (change, context) => <StaffAccountChanged change={change} context={context} />,
}
