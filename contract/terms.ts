/** GET /algemene-voorwaarden.pdf → the general terms and conditions as a PDF. */
export const termsFile = { method: 'GET', path: '/algemene-voorwaarden.pdf' } as const
