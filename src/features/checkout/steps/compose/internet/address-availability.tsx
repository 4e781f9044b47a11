import { useEffect, useRef } from 'react'
import { unbrokenPostcode } from '../../../../../shared/checks/postcode.ts'
import { commonTexts } from '../../../../../shared/texts.ts'
import { Button } from '../../../../../ui/kit/button.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { type LineChoices, reachOf } from '../../../rules/internet.ts'
import { useDelivery } from '../../../store/delivery-known.ts'
import type { InstallationAddress } from '../../../store/drafts.ts'
import { answerInWords, deliveryInShort, yourAddressTexts } from '../../../texts/internet.ts'
import styles from './address-availability.module.css'

type Props = {
  address: InstallationAddress
  /** The lines of the chosen term. */
  choices: LineChoices
  /** The form that had the focus made way for this block, so the block takes it over. */
  takesFocus: boolean
  onChange(): void
}

/** 'Jouw adres', with the way back to the form, and what was found there: how fast, from what price, by when. */
export function Answer({ address, choices, takesFocus, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const found = answerInWords(reachOf(choices.glasvezel), reachOf(choices.dsl))
  const { street, houseNumber, houseNumberExtension, zipCode, city } = address
  const delivery = deliveryInShort(useDelivery())

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <section className={styles.block} aria-labelledby="jouw-adres">
      <h2 id="jouw-adres" ref={heading} tabIndex={-1} className={styles.title}>
        {yourAddressTexts.title}
      </h2>
      <Button
        variant="quiet"
        small
        className={styles.change}
        aria-label={yourAddressTexts.change}
        onClick={onChange}
      >
        {commonTexts.change}
      </Button>
      <p className={styles.address}>
        {`${street} ${houseNumber}${houseNumberExtension ? ` ${houseNumberExtension}` : ''}, ${unbrokenPostcode(zipCode)} ${city}`}
      </p>
      {found && (
        <>
          <p className={styles.found}>
            <TextWithAmounts>{found}</TextWithAmounts>
          </p>
          <p className={styles.delivery}>{delivery}</p>
        </>
      )}
    </section>
  )
}
