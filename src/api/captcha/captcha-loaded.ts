/** Tells the page that its captcha can be used, whichever that is (marketing-site §7). */
export const tellCaptchaLoaded = () => document.body?.dispatchEvent(new Event('RecaptchaLoaded'))
