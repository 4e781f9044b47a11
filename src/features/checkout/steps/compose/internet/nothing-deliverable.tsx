import type { Elements } from '../../../../../ui/kit/elements.ts'
import { filledText } from '../../../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../../../ui/kit/notice.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { useBrand } from '../../../../site/frame/shell-data.ts'
import { useIsByPhone } from '../../../components/phone-order/phone-mode.ts'
import { nothingDeliverableTexts } from '../../../texts/internet.ts'
import { composePlaces } from '../compose-places.ts'
import { ComposeSection } from '../compose-section.tsx'
import { LineRows } from './line-rows.tsx'

type Props = {
  /** The lines that are out of reach here, shown so that the visitor knows what was meant. */
  lines: readonly ProductOffering[]
  enquiry: Elements
}

/** No line can be delivered at the address: says so, and what can be done. */
export function NothingDeliverable({ lines, enquiry }: Props) {
  const { phone } = useBrand()
  const isByPhone = useIsByPhone()
  return (
    <>
      <ComposeSection title={nothingDeliverableTexts.title} id={composePlaces.products}>
        <Notice kind="warning" title={nothingDeliverableTexts.reason}>
          <p>
            {isByPhone
              ? nothingDeliverableTexts.adviceByPhone
              : filledText(nothingDeliverableTexts.advice, {
                  phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
                })}
          </p>
        </Notice>
        {enquiry}
      </ComposeSection>
      {lines.length > 0 && (
        <ComposeSection title={nothingDeliverableTexts.lines}>
          <LineRows
            legend={nothingDeliverableTexts.lines}
            lines={lines}
            compared={lines}
            chosenId={null}
            onChoose={() => undefined}
          />
        </ComposeSection>
      )}
    </>
  )
}
