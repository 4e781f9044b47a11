import { useEffect, useId } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { addressCheckTexts } from '../texts.ts'
import styles from './address-choices.module.css'

/** The addresses at a house number that has none with the addition that was typed. */
export type OthersHere = {
  readonly houseNumber: string
  /** '' is the number without an addition. */
  readonly additions: readonly string[]
}

/** More than these are no help to choose from. */
const mostChoices = 24

type Props = { others: OthersHere; onChoose(addition: string): void }

/** Offers what the number does have, by sight and by voice; a choice is checked at once. */
export function AddressChoices({ others: { houseNumber, additions }, onChoose }: Props) {
  const labelId = useId()
  const announce = useAnnounce()
  const areFew = additions.length <= mostChoices
  const names = additions.map(addition => `${houseNumber} ${addition}`.trim())
  const summary = areFew
    ? `${addressCheckTexts.othersHere} ${names.join(', ')}`
    : addressCheckTexts.manyHere.replace('{count}', String(additions.length))

  useEffect(() => {
    announce(summary)
  }, [announce, summary])

  if (!areFew) return <p>{summary}</p>
  return (
    <div className={styles.choices}>
      <p id={labelId}>{addressCheckTexts.othersHere}</p>
      <ul className={styles.list} aria-labelledby={labelId}>
        {additions.map((addition, index) => (
          <li key={addition}>
            <Button variant="secondary" small onClick={() => onChoose(addition)}>
              {names[index]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
