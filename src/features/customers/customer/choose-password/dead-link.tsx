import { useState } from 'react'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { RadioGroup } from '../../../../ui/kit/radio-group.tsx'
import { deadLinkTexts } from '../../account-texts.ts'
import { LinkRequest } from '../../components/mijn/link-request.tsx'
import { type LinkPurpose, linkLifetimeHours } from '../../contract-account.ts'

const purposes = [
  { value: 'activation', label: deadLinkTexts.purposes.activation },
  { value: 'password-reset', label: deadLinkTexts.purposes['password-reset'] },
] as const satisfies readonly { value: LinkPurpose; label: string }[]

/** Why a link does not serve, and the way to a new one. */
export function DeadLink() {
  const [purpose, setPurpose] = useState<LinkPurpose>('activation')
  return (
    <>
      <Notice kind="warning" title={deadLinkTexts.title}>
        <p>{deadLinkTexts.why(linkLifetimeHours)}</p>
      </Notice>
      <h2>{deadLinkTexts.ask}</h2>
      <LinkRequest purpose={purpose}>
        <RadioGroup
          legend={deadLinkTexts.purpose}
          name="purpose"
          options={purposes}
          value={purpose}
          onChange={({ target }) =>
            setPurpose(purposes.find(({ value }) => value === target.value)?.value ?? purpose)
          }
        />
      </LinkRequest>
    </>
  )
}
