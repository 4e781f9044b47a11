/** The server could not be reached, which says nothing about the visitor. */
export class CaptchaUnreachable extends Error {
  constructor() {
    super('The server did not answer for the captcha')
  }
}
