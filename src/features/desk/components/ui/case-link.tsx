import { Link } from 'react-router'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { deskPaths } from '../desk-paths.ts'

/** The number of a case, which leads to it. */
export const CaseLink = ({ number }: { number: string }) => (
  <Link to={deskPaths.case(number)}>{formatOrderNumber(number)}</Link>
)
