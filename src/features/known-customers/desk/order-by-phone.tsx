import { Phone } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../api/paths.ts'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { beginByPhone } from '../../carts/components/phone-mode.ts'
import { type ProductType, productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { productTypeTaglines } from '../../checkout/texts/basket.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { type CallersOrder, callersOrder } from '../components/callers-order.ts'
import { KnownCustomerSearch } from '../components/known-customer-search.tsx'
import { orderByPhoneTexts as texts } from '../texts.ts'
import type { Route } from './+types/order-by-phone.ts'
import styles from './order-by-phone.module.css'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/ik')

/** A document: nothing of the flow that this tab held before is in its memory. */
function begin(type: ProductType, known: CallersOrder | null) {
  beginByPhone(known)
  window.location.assign(paths.samenstellen(type))
}

/** Start of an order for a caller. */
export default function OrderByPhone() {
  const [known, setKnown] = useState<CallersOrder | null>(null)
  return (
    <>
      <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      <KnownCustomerSearch
        used={known?.quoteFormData ? texts.beginsWith(namesOf(known.quoteFormData)) : null}
        onChosen={details => setKnown(callersOrder(details))}
        onUndone={() => setKnown(null)}
      />
      <h2 className={styles.question}>{texts.choose}</h2>
      <ul className={`plain-list ${styles.types}`}>
        {productTypes.map(type => (
          <li key={type}>
            <button type="button" className={styles.type} onClick={() => begin(type, known)}>
              <Phone aria-hidden="true" />
              <strong>{productTypeNames[type]}</strong>
              <span>{productTypeTaglines[type]}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.notes}>
        {texts.notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

const namesOf = ({ companyName, fullName }: NonNullable<CallersOrder['quoteFormData']>): string =>
  [companyName, fullName].filter(Boolean).join(', ')
