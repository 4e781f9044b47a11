import { formatEuro } from '../../../common/money.ts'
import { Badge } from '../../../ui/kit/badge.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import styles from '../components/catalogue.module.css'
import type { RevisionPage } from '../desk-schemas.ts'
import { exitTermsOf } from '../exit-terms.ts'
import { promisedSpeeds } from '../line-speeds.ts'
import { type Offering, productOf } from '../offering.ts'
import { type AddOn, priceOfNotReturned } from '../product.ts'
import { productNotes, termInWords } from '../product-notes.ts'
import { lineSpeedTexts, noteTexts, productTypeNames, speedsInWords } from '../texts.ts'
import { choiceNames } from '../texts-desk.ts'
import { newProductTexts as texts } from '../texts-revisions.ts'

type Begun = RevisionPage['begins'][number]

/** Each product that a revision begins, whole and in the words of the shop, for whoever approves it. */
export const NewProducts = ({ begins }: { begins: readonly Begun[] }) => (
  <ul className={styles.products}>
    {begins.map(begun => (
      <li key={begun.offering.id} className={styles.product}>
        <NewProduct begun={begun} />
      </li>
    ))}
  </ul>
)

function NewProduct({ begun: { offering, behind } }: { begun: Begun }) {
  const { name, promoted, contractDuration, priceInCents, listPriceInCents, information } = offering
  const term = contractDuration === 0 ? [] : [noteTexts.term(termInWords(contractDuration))]
  return (
    <>
      <div className={styles.deed}>
        <h3>{name}</h3>
        {promoted && <Badge tone="done">{texts.promoted}</Badge>}
      </div>
      <p>
        <strong>{texts.price(formatEuro(priceInCents), contractDuration === 0)}</strong>{' '}
        {listPriceInCents !== null && <s className={styles.was}>{formatEuro(listPriceInCents)}</s>}
      </p>
      <p className={styles.note}>
        {[...new Set([...term, ...productNotes(productOf(offering))])].join(texts.between)}
      </p>
      {information.length > 0 && (
        <ul className={styles.list}>
          {information.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <DetailsList details={factsOf({ offering, behind })} />
    </>
  )
}

function factsOf({ offering, behind }: Begun) {
  const { productType, sectionName, downloadSpeedMbs: down, uploadSpeedMbs: up, device } = offering
  const { facts } = texts
  const isPlan = productType === 'mobiel' && offering.productSubType === null
  return [
    [facts.group, `${productTypeNames[productType]}, ${sectionName}`],
    [facts.place, behind === null ? texts.first : texts.behind(behind)],
    [
      facts.bundle,
      offering.dataBundleGb === null ? isPlan && texts.unlimited : `${offering.dataBundleGb} GB`,
    ],
    [facts.exit, offering.contractDuration > 1 && exitWords(offering)],
    [facts.speed, down !== null && up !== null && texts.speeds(down, up)],
    ...promisedSpeeds(productOf(offering)).map(
      promised => [lineSpeedTexts.ways[promised.way], speedsInWords(promised)] as const,
    ),
    [facts.setup, addOnWords(offering.setupProduct)],
    [facts.support, addOnWords(offering.supportProduct)],
    [facts.rent, device && formatEuro(device.productRentPriceInCents)],
    [facts.notReturned, device && formatEuro(priceOfNotReturned(device))],
  ].flatMap(([label, value]) => (typeof value === 'string' ? [[String(label), value] as const] : []))
}

function exitWords(offering: Offering): string {
  const { exitRule, percentage, isAtMost } = exitTermsOf(offering)
  return texts.exit(choiceNames.exitRule?.[exitRule] ?? exitRule, percentage, isAtMost)
}

const addOnWords = (addOn: AddOn | null): string | null =>
  addOn &&
  texts.addOn(
    addOn.name,
    formatEuro(addOn.priceInCents),
    addOn.listPriceInCents === null ? null : formatEuro(addOn.listPriceInCents),
  )
