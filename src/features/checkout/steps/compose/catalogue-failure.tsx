import { Notice } from '../../../../ui/kit/notice.tsx'
import type { ProductType } from '../../../catalogue/product.ts'
import { catalogueFailureTexts } from '../../texts/flow.ts'

type Props = {
  productType: ProductType
  /** The server's own sentence, where it gave one. */
  message: string | null
  isRetrying: boolean
  onRetry: () => void
}

/** The products could not be fetched (order-flow §8). What is in the cart stays. */
export const CatalogueFailure = ({ productType, message, isRetrying, onRetry }: Props) => (
  <Notice kind="error" onRetry={onRetry} retrying={isRetrying}>
    {productType === 'telefonie' ? (
      <p>{catalogueFailureTexts.telefonie}</p>
    ) : message ? (
      <p>{message}</p>
    ) : (
      <>
        <p lang="en">{catalogueFailureTexts.english}</p>
        <p>{catalogueFailureTexts.dutch}</p>
      </>
    )}
  </Notice>
)
