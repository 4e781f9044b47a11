import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { referenceLabels } from '../../details/label-texts.ts'
import type { PartReferences } from '../part.ts'
import { partTitle } from '../texts.ts'
import { manyTexts as texts } from '../texts-parts-page.ts'
import styles from './quotes.module.css'
import type { TypedPart } from './typed-draft.ts'

type References = ReadonlyMap<string, PartReferences>

type Props = {
  parts: readonly TypedPart[]
  /** Typed ones, by the id of the part. */
  references: References
  onChange: (references: References) => void
}

const none: PartReferences = { purchaseOrderNumber: '', costCentre: '' }
const fields = ['purchaseOrderNumber', 'costCentre'] as const

/** The purchase order number and cost centre of each part, or the same for all of them. */
export function PartReferenceRows({ parts, references, onChange }: Props) {
  const [all, setAll] = useState(none)
  const of = (part: TypedPart) => references.get(part.id) ?? part.references ?? none
  return (
    <Fold title={texts.references}>
      <div className={styles.row}>
        {fields.map(field => (
          <TextField
            key={field}
            label={texts.forAll(referenceLabels[field])}
            maxLength={50}
            value={all[field]}
            onChange={({ target }) => setAll({ ...all, [field]: target.value })}
          />
        ))}
        <Button
          variant="secondary"
          small
          onClick={() => onChange(new Map([...references, ...parts.map(({ id }) => [id, all] as const)]))}
        >
          {texts.fillAll}
        </Button>
      </div>
      <ol className={`plain-list ${styles.addresses}`}>
        {parts.map(part => (
          <li key={part.id} className={styles.references}>
            <span>{partTitle(part)}</span>
            {fields.map(field => (
              <input
                key={field}
                type="text"
                className={styles.cell}
                aria-label={texts.referenceOf(referenceLabels[field], partTitle(part))}
                placeholder={referenceLabels[field]}
                maxLength={50}
                value={of(part)[field]}
                onChange={({ target }) =>
                  onChange(new Map([...references, [part.id, { ...of(part), [field]: target.value }]]))
                }
              />
            ))}
          </li>
        ))}
      </ol>
    </Fold>
  )
}
