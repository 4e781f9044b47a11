/** The page names the site key, and in `data-script` where Google's script is; otherwise the server is asked, once. */
export const captchaKeyMeta = 'recaptcha_v3_site_key'
