import { Link } from 'react-router'
import { paths } from '../../../api/paths.ts'
import type { CustomerAgreement } from '../../agreements/contract-mijn.ts'
import { returnTexts as texts } from '../texts.ts'

/** The way from an agreement to its rented devices that come back; nothing while none of them ends. */
export const ReturnsLink = ({ number, lines }: Pick<CustomerAgreement, 'number' | 'lines'>) =>
  lines.some(({ isRented, endsOn }) => isRented && endsOn !== null) && (
    <p>
      <Link to={paths.mijnOrder(number)} aria-label={texts.linkOf(number)}>
        {texts.link}
      </Link>
    </p>
  )
