import { formatOrderNumber } from '../../../domain/order-number.ts'

/** The number of a case. */
export const CaseLink = ({ number }: { number: string }) => <span>{formatOrderNumber(number)}</span>
