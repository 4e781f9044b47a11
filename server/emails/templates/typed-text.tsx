import { Fragment } from 'react'
import { Paragraph } from './parts.tsx'

/** What a person typed: its paragraphs, and its lines in them. */
export const TypedText = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is rendered once has no other order
    <Paragraph key={index}>
      <Lines text={paragraph} />
    </Paragraph>
  ))

/** Lines as they were typed, in a paragraph of the mail. */
export const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is rendered once has no other order
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
