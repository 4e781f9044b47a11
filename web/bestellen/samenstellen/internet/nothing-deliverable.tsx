import type { ReactNode } from 'react'
import type { ProductOffering } from '../../../../domain/product.ts'
import { useBrand } from '../../../layout/shell-data.ts'
import { ChoiceGroup } from '../../../ui/choice-card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ComposeSection } from '../compose-section.tsx'
import { LineCard } from './line-card.tsx'

type Props = {
  /** The lines that are out of reach here, shown so that the visitor knows what was meant. */
  lines: readonly ProductOffering[]
  enquiry: ReactNode
}

/** No line can be delivered at the address: says so, and what can be done. */
export function NothingDeliverable({ lines, enquiry }: Props) {
  const { phone } = useBrand()
  return (
    <>
      <ComposeSection title="Op dit adres kunnen we nog niet leveren">
        <Notice kind="warning" title="Hier ligt geen glasvezel of koperlijn waarover we kunnen leveren">
          <p>
            Klopt het adres? Anders kun je een eigen glasvezelverbinding aanvragen, of bel ons op{' '}
            <a href={`tel:${phone.tel}`}>{phone.display}</a>: we denken graag mee.
          </p>
        </Notice>
        {enquiry}
      </ComposeSection>
      {lines.length > 0 && (
        <ComposeSection title="Niet leverbaar op dit adres">
          <ChoiceGroup legend="Niet leverbaar op dit adres" hideLegend>
            {lines.map(line => (
              <LineCard key={line.id} line={line} isChosen={false} onChoose={() => undefined} />
            ))}
          </ChoiceGroup>
        </ComposeSection>
      )}
    </>
  )
}
