import { useState } from 'react'
import { type LinkPurpose, linkLifetimeHours } from '../../../contract/account.ts'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { LinkRequest } from '../link-request.tsx'

const purposes = [
  { value: 'activation', label: 'Mijn nieuwe account activeren' },
  { value: 'password-reset', label: 'Een nieuw wachtwoord kiezen' },
] as const satisfies readonly { value: LinkPurpose; label: string }[]

/** Why a link does not serve, and the way to a new one. */
export function DeadLink() {
  const [purpose, setPurpose] = useState<LinkPurpose>('activation')
  return (
    <>
      <Notice kind="warning" title="Deze link werkt niet meer">
        <p>
          Een link werkt {linkLifetimeHours} uur en maar één keer. Heb je daarna een nieuwere mail gekregen?
          Gebruik dan de link uit die mail.
        </p>
      </Notice>
      <h2>Vraag een nieuwe link aan</h2>
      <LinkRequest purpose={purpose}>
        <RadioGroup
          legend="Wat wil je doen?"
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
