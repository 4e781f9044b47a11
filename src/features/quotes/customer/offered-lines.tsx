import { Button } from '../../../ui/kit/button.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { CartSummary } from '../../carts/components/cart-summary.tsx'
import { addressLine } from '../../details/facts.ts'
import { detailsLabels } from '../../details/label-texts.ts'
import { referenceFacts } from '../../details/references.ts'
import { DocumentLinks } from '../../documents/components/document-links.tsx'
import { orderPromise } from '../../orders/order-promise.ts'
import { offeredFacts } from '../../orders/order-promise-texts.ts'
import { PartsOverview } from '../components/parts-overview.tsx'
import type { QuoteToAnswer } from '../contract.ts'
import { linesOfPart } from '../quote.ts'
import { partsPageTexts, quotePageTexts as texts } from '../texts.ts'
import { differencesByPart } from '../texts-differences.ts'
import { type Choice, openParts } from './choice.ts'
import { Lost } from './decide.tsx'
import styles from './quote.module.css'

type Props = {
  quote: QuoteToAnswer
  /** Parts that the open form accepts; null where everything is read. */
  accepting: Choice | null
  /** Ids of the chosen parts, while the customer chooses. */
  chosen: readonly string[] | null
  /** null ends choosing. */
  onChoose: (ids: readonly string[] | null) => void
  onChoosePart: (id: string, isChosen: boolean) => void
}

/** The lines of a quote of one part; of more the parts, among which the customer can choose. */
export function OfferedLines({ quote, accepting, chosen, onChoose, onChoosePart }: Props) {
  const [only, ...others] = quote.parts
  const isOne = only !== undefined && others.length === 0
  const title = accepting && !isOne ? partsPageTexts.accepting : chosen ? partsPageTexts.choose : texts.lines
  return (
    <section className={styles.part}>
      <h3 id="offered" tabIndex={-1}>
        {title}
      </h3>
      {isOne ? (
        <>
          <CartSummary lines={linesOfPart(only, { isWhole: true })} caption={texts.lines} withFigure />
          <DetailsList
            details={[
              [detailsLabels.deliveredAt, addressLine(only.address)],
              ...offeredFacts(orderPromise(only.lines, true)),
              ...referenceFacts(quote.references),
            ]}
          />
        </>
      ) : accepting ? (
        <>
          <PartsOverview parts={accepting.parts} isWhole={accepting.isWhole} caption={title} />
          <Lost choice={accepting} isRest={openParts(quote).length < quote.parts.length} />
        </>
      ) : (
        <>
          {quote.refusal === null && openParts(quote).length > 1 && (
            <ChooseMany quote={quote} isChoosing={chosen !== null} onChoose={onChoose} />
          )}
          <PartsOverview
            parts={quote.parts}
            isWhole={quote.isWhole}
            caption={title}
            chosen={chosen && new Set(chosen)}
            onChoose={onChoosePart}
          />
        </>
      )}
      {!isOne && <DetailsList details={referenceFacts(quote.references)} />}
      <DocumentLinks documents={[{ title: texts.file, path: quote.documentPath }, ...quote.corrected]} />
    </section>
  )
}

type ChooseManyProps = Pick<Props, 'quote' | 'onChoose'> & { isChoosing: boolean }

/** Begins to choose among the parts, chooses all or none of them, or stops. */
function ChooseMany({ quote, isChoosing, onChoose }: ChooseManyProps) {
  const all = openParts(quote).map(({ id }) => id)
  const choices = isChoosing
    ? ([
        [partsPageTexts.chooseAll, all],
        [partsPageTexts.chooseNone, []],
        [partsPageTexts.stopChoosing, null],
      ] as const)
    : ([[partsPageTexts.choose, []]] as const)
  return (
    <div className={styles.buttons}>
      {choices.map(([label, ids], position) => (
        // The first button stays where it is, and with it the focus.
        // biome-ignore lint/suspicious/noArrayIndexKey: each is at its place
        <Button key={position} variant="secondary" small onClick={() => onChoose(ids)}>
          {label}
        </Button>
      ))}
    </div>
  )
}

/** Differences from the version before, by part where there are more. */
export function Differences({ quote }: Pick<Props, 'quote'>) {
  const differences = differencesByPart(quote.differences, quote.parts.length)
  if (differences.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{texts.differences}</h3>
      {differences.map(({ title, words, lines }) => (
        <div key={title} className={styles.difference}>
          {title !== null && <h4>{title}</h4>}
          {words !== '' && <p>{words}</p>}
          <DetailsList details={lines} />
        </div>
      ))}
    </section>
  )
}
