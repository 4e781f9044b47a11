import type { ComponentProps } from 'react'
import consents from '../../../../content/consents.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { commonTexts } from '../../../common/texts.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { termsTexts } from '../texts.ts'

const [before, after] = consents.terms.text.split(termsTexts.link)

/** Agreeing to the terms, with a link that leaves the form where it is. */
export const TermsCheckbox = (props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'id'>) => (
  <Checkbox
    {...props}
    id="termsAccepted"
    required
    label={
      <>
        <span>{before}</span>
        <a href={paths.terms} target="_blank" rel="noreferrer">
          {termsTexts.link}
          <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
        </a>
        <span>{' ('}</span>
        <a href={paths.termsFile} target="_blank" rel="noreferrer">
          {termsTexts.file}
          <span className="visually-hidden"> {termsTexts.fileOf}</span>
        </a>
        <span>{`)${after}`}</span>
      </>
    }
  />
)
