import { Fragment } from 'react'
import { Paragraph } from './components.tsx'

/** Typed text with its paragraphs and line breaks. */
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
