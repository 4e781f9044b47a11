/** An error that the error handler answers with this status; the message is for the log. */
export const problem = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode })

/** More came than there is room for, which is expected and over in seconds: answered 503. The message is for the log. */
export class TooBusy extends Error {
  readonly statusCode = 503
}
