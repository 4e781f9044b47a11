import type { TmfApi } from '../api-clients/tmf-resources.ts'

/** The API of TM Forum that quotes serve. */
export const quoteApis = ['TMF648'] as const satisfies readonly TmfApi[]
