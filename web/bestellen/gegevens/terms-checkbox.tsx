import type { ComponentProps } from 'react'
import consents from '../../../content/consents.json' with { type: 'json' }
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

const linkWords = 'algemene voorwaarden'
const [before, after] = consents.terms.text.split(linkWords)

/** Agreeing to the terms, with a link that leaves the form where it is. */
export const TermsCheckbox = (props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'id'>) => (
  <Checkbox
    {...props}
    id="termsAccepted"
    label={
      <>
        {before}
        <a href={paths.terms} target="_blank" rel="noreferrer">
          {linkWords}
          <span className="visually-hidden"> (opent in een nieuw tabblad)</span>
        </a>
        {' ('}
        <a href={paths.termsFile} target="_blank" rel="noreferrer">
          pdf
          <span className="visually-hidden"> van de voorwaarden (opent in een nieuw tabblad)</span>
        </a>
        ){after}
      </>
    }
  />
)
