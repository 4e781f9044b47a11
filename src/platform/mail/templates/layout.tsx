import { Body, Container, Head, Heading, Html, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { brandAddressLine } from '../../../common/brand.ts'
import { mailtoLink } from '../../../common/checks/email.ts'
import { colours } from '../../config/colours.ts'
import type { EmailContext } from '../email.ts'
import { PhoneLink, TextLink } from './components.tsx'
import { darkMode, heading1, small } from './styles.ts'
import { mailTexts } from './texts.ts'

/** The frame of every e-mail: the brand on top, one heading, and below who we are, as the law asks. */
export function Layout({
  context,
  preview,
  heading,
  children,
}: {
  context: EmailContext
  preview: string
  heading: ReactNode
  children: ReactNode
}) {
  return (
    <Html lang="nl-NL">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={{ margin: 0, padding: '24px 0', backgroundColor: colours.surface }}>
        <Container
          className="card"
          style={{ maxWidth: '600px', borderRadius: '10px', backgroundColor: colours.paper }}
        >
          <Section
            style={{ padding: '20px 24px', borderRadius: '10px 10px 0 0', backgroundColor: colours.brand }}
          >
            <Text
              style={{
                ...small,
                color: colours.onBrand,
                fontSize: '20px',
                lineHeight: '26px',
                fontWeight: 700,
              }}
            >
              {context.brand.name}
            </Text>
          </Section>
          <Section style={{ padding: '28px 24px 32px' }}>
            <Heading as="h1" className="ink" style={heading1}>
              {heading}
            </Heading>
            {children}
          </Section>
        </Container>
        <Footer context={context} />
      </Body>
    </Html>
  )
}

function Footer({ context: { brand, publicUrl } }: { context: EmailContext }) {
  return (
    <Container style={{ maxWidth: '600px' }}>
      <Section style={{ padding: '20px 24px' }}>
        <Text className="ink-soft" style={{ ...small, color: colours.inkSoft }}>
          {brand.legalName}
          <br />
          {brandAddressLine(brand)}
          <br />
          {mailTexts.registered(brand.kvkNumber, brand.vatNumber)}
          <br />
          <PhoneLink phone={brand.phone} />
          {' · '}
          <TextLink href={mailtoLink(brand.email)}>{brand.email}</TextLink>
          {' · '}
          <TextLink href={publicUrl}>{new URL(publicUrl).host}</TextLink>
        </Text>
      </Section>
    </Container>
  )
}
