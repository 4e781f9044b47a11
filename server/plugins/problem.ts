/** An error that the error handler answers with this status; the message is for the log. */
export const problem = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode })
