import { forgottenPasswordPage } from '../../../contract/account.ts'
import type { ChangedDetail } from '../queue.ts'
import type { CustomerChange, EmailContext } from './email-request.ts'
import { Layout } from './layout.tsx'
import { Block, dateLine, Paragraph, TextLink } from './parts.tsx'

export const accountDetailsChangedSubject = ({ brand }: EmailContext): string =>
  `Gegevens van je account bij ${brand.name} zijn gewijzigd`

const names: Readonly<Record<ChangedDetail, string>> = {
  iban: 'Het IBAN',
  'contact-email': 'Het e-mailadres van de contactpersoon',
}

/** To the address that a customer logs in with: what was changed, never to what, so that he hears of another's doing. */
export function AccountDetailsChanged({
  change: { customer, detail, changedAt },
  context,
}: {
  change: CustomerChange
  context: EmailContext
}) {
  const { brand, publicUrl } = context
  const { firstName, companyName } = customer.organization
  return (
    <Layout
      context={context}
      preview="Was jij dit niet? Kies dan meteen een nieuw wachtwoord."
      heading="Je gegevens zijn gewijzigd"
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        {names[detail]} van {companyName} is gewijzigd op {dateLine(changedAt)}. Heb je dit zelf gedaan? Dan
        hoef je niets te doen.
      </Paragraph>
      <Block title="Was jij dit niet?">
        <Paragraph>
          <TextLink href={`${publicUrl}${forgottenPasswordPage}`}>Kies meteen een nieuw wachtwoord</TextLink>{' '}
          en bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink>. Dan zetten
          we je gegevens samen terug.
        </Paragraph>
      </Block>
    </Layout>
  )
}
