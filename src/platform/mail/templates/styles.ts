import type { CSSProperties } from 'react'
import { colours } from '../../config/colours.ts'

const font = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

export const text: CSSProperties = {
  margin: '0 0 16px',
  color: colours.ink,
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '25px',
}

export const small: CSSProperties = { ...text, margin: 0, fontSize: '14px', lineHeight: '21px' }

export const heading1: CSSProperties = {
  ...text,
  fontSize: '26px',
  lineHeight: '32px',
  fontWeight: 700,
}

export const heading2: CSSProperties = {
  ...text,
  margin: '28px 0 8px',
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 700,
}

/** Leaves room below, like a paragraph: nothing touches what comes next. */
export const table: CSSProperties = { margin: '0 0 16px', borderCollapse: 'collapse' }

export const cell: CSSProperties = {
  ...small,
  padding: '10px 0',
  borderBottom: `1px solid ${colours.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
}

export const amountCell: CSSProperties = {
  ...cell,
  paddingLeft: '12px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}

/** E-mail programs that follow the system into the dark get dark surfaces with the same contrast. */
export const darkMode = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0b1618 !important; }
  .card { background-color: #13262a !important; }
  .tint { background-color: #1b343a !important; }
  .ink, .ink th, .ink td { color: #eef5f4 !important; border-color: #35525a !important; }
  .ink-soft { color: #b9cccb !important; }
  .link { color: #8fd3d6 !important; }
}`
