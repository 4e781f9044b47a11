import { useBrand } from '../../page-frame/components/shell-data.ts'
import { progressPageTexts as texts } from '../texts.ts'

/** How to reach a person about an order or a quote. */
export function Questions({ number }: { number: string }) {
  const { phone } = useBrand()
  return (
    <p>
      <span>{texts.questionsText(number)}</span> <a href={`tel:${phone.tel}`}>{phone.display}</a>
    </p>
  )
}
