import { MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { commonTexts } from '../../../../content/common-texts.ts'
import { yourAddressTexts } from '../../../../content/internet-texts.ts'
import { formatPostcode } from '../../../../domain/checks/postcode.ts'
import { Button } from '../../../ui/button.tsx'
import type { InstallationAddress } from '../../drafts.ts'
import styles from './your-address.module.css'

type Props = {
  address: InstallationAddress
  /** The form that had the focus made way for this block, so the block takes it over. */
  takesFocus: boolean
  onChange(): void
}

/** The checked address, with the way back to the form. */
export function YourAddress({ address, takesFocus, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { street, houseNumber, houseNumberExtension, zipCode, city } = address

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <section className={styles.block} aria-labelledby="jouw-adres">
      <MapPin className={styles.icon} aria-hidden="true" />
      <div>
        <h2 id="jouw-adres" ref={heading} tabIndex={-1} className={styles.title}>
          {yourAddressTexts.title}
        </h2>
        <p>
          {street} {houseNumber}
          {houseNumberExtension && ` ${houseNumberExtension}`}, {formatPostcode(zipCode)} {city}
        </p>
        <p className={styles.consequence}>{yourAddressTexts.consequence}</p>
      </div>
      <Button
        variant="quiet"
        small
        className={styles.change}
        aria-label={yourAddressTexts.change}
        onClick={onChange}
      >
        {commonTexts.change}
      </Button>
    </section>
  )
}
