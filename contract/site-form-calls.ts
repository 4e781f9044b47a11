/** The calls that the forms of the website make (marketing-site §7). All take form data and captcha action `submit`. */
export const siteFormEndpoints = {
  /** → `{"success":true}`, 422 `{"success":false}`. */
  universal: { method: 'POST', path: '/universal-form' },
  /** → `{"submitFormResponse":{"success":true},"downloadLink":"…"}`, 422 `{"submitFormResponse":{"success":false}}`. */
  ebook: { method: 'POST', path: '/request-nis2-ebook' },
  /** → 200, 400 where the form is not right, 500. */
  'security-check': { method: 'POST', path: '/cyberveilig-check' },
} as const

/** The file behind `downloadLink`. */
export const ebookFile = { method: 'GET', path: '/downloads/nis2-ebook.pdf' } as const

/** POST, form data of a page that submits normally, captcha action `zipcode_check` → 303 to the order flow or back. */
export const zipcodeCheck = { method: 'POST', path: '/adrescheck' } as const

/** Why a zipcode check led back to its page: the value of `adrescheck` in the query. */
export const zipcodeProblemField = 'adrescheck'
export const zipcodeProblems = ['onbekend', 'storing'] as const
/** The additions that the house number does have, one for each value; empty is the number without one. */
export const zipcodeChoiceField = 'toevoeging'
