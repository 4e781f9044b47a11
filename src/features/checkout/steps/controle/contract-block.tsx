import { paths } from '../../../../api/paths.ts'
import { commonTexts } from '../../../../shared/texts.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { contractSummaryLink } from '../../../contract-summaries/contract.ts'
import { DetailsBlock } from '../../../details/components/details-block.tsx'
import { useOrderState } from '../../store/order-state.ts'
import { contractTexts } from '../../texts/controle.ts'
import styles from './controle.module.css'

/** Summary of the contract, to read before ordering. */
export function ContractBlock({ productType }: { productType: ProductType }) {
  const { cart, address } = useOrderState()
  return (
    <DetailsBlock title={contractTexts.title}>
      <p>{contractTexts.intro}</p>
      <ul className={styles.files}>
        <li>
          <FileLink href={contractSummaryLink(cart, productType === 'internet' ? address : null)}>
            {contractTexts.summary}
          </FileLink>
        </li>
        <li>
          <FileLink href={paths.termsFile}>{contractTexts.terms}</FileLink>
        </li>
      </ul>
    </DetailsBlock>
  )
}

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    <span>{children}</span>
    <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
  </a>
)
