import { Button, Heading, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Brand } from '../../../common/brand.ts'
import { colours } from '../../config/colours.ts'
import { cell, heading2, small, table, text } from './styles.ts'
import { mailTexts } from './texts.ts'

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={text}>
      {children}
    </Text>
  )
}

export const Greeting = ({ name }: { name: string }) => <Paragraph>{mailTexts.greeting(name)}</Paragraph>

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Heading as="h2" className="ink" style={heading2}>
        {title}
      </Heading>
      {children}
    </Section>
  )
}

/** Text that a reader must not miss, such as an order number or a warning for staff. */
export function Highlight({ children }: { children: ReactNode }) {
  return (
    <Section
      className="tint"
      style={{
        margin: '0 0 16px',
        padding: '14px 16px',
        borderRadius: '10px',
        backgroundColor: colours.lampTint,
      }}
    >
      <Text className="ink" style={{ ...text, margin: 0 }}>
        {children}
      </Text>
    </Section>
  )
}

/** Names and values under each other; an empty value leaves its row out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <table className="ink facts" width="100%" cellPadding="0" cellSpacing="0" style={table}>
      <tbody>
        {rows
          .filter(([, value]) => value !== '' && value !== null)
          .map(([name, value]) => (
            <tr key={name}>
              <th scope="row" style={{ ...cell, width: '38%', paddingRight: '12px', fontWeight: 400 }}>
                {name}
              </th>
              <td style={{ ...cell, fontWeight: 600, overflowWrap: 'anywhere' }}>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="ink" style={{ ...text, margin: '0 0 8px', paddingLeft: '22px' }}>
      {steps.map(step => (
        <li key={step} style={{ marginBottom: '8px' }}>
          {step}
        </li>
      ))}
    </ol>
  )
}

export function Small({ children }: { children: ReactNode }) {
  return (
    <Text className="ink-soft" style={{ ...small, marginTop: '12px', color: colours.inkSoft }}>
      {children}
    </Text>
  )
}

export { formatDateTime } from '../../../common/moments.ts'

/** Underlined, so that it is not known by its colour alone. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="link" href={href} style={{ color: colours.brand, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

export const PhoneLink = ({ phone }: Pick<Brand, 'phone'>) => (
  <TextLink href={`tel:${phone.tel}`}>{phone.display}</TextLink>
)

/** The one thing that a mail asks to do. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Button
        href={href}
        style={{
          ...text,
          margin: 0,
          padding: '12px 20px',
          borderRadius: '10px',
          backgroundColor: colours.brand,
          color: colours.onBrand,
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** A number that people read out stays on one line. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
}
