import { type Day, type IsClosed, workingDaysAfter } from '../../common/working-days.ts'

/** Working days that a provider which loses a number has for its answer. */
const answerWithin = 3

/** The last day on which the other provider answers a request of this day. */
export const answeredBy = (askedOn: Day, isClosed: IsClosed): Day =>
  workingDaysAfter(askedOn, answerWithin, isClosed)
