import * as z from 'zod/mini'
import { type ApiClient, NewApiClient } from '../contract-desk.ts'
import { networkList } from '../networks.ts'
import { isScope, type Scope } from '../scopes.ts'

/** Fields of the form: what is stored, with the number of calls as it is typed. */
export type ClientValues = {
  name: string
  resellerId: string
  isTest: boolean
  scopes: Scope[]
  networks: string
  expiresOn: string
  sendsMails: boolean
  callsPerMinute: string
  contactEmail: string
}

export const ClientForm = z.pipe(
  z.transform(
    ({ callsPerMinute, ...values }: ClientValues): z.input<typeof NewApiClient> => ({
      ...values,
      callsPerMinute: Number(callsPerMinute.trim() || Number.NaN),
    }),
  ),
  NewApiClient,
)

export const newClient: ClientValues = {
  name: '',
  resellerId: '',
  isTest: false,
  scopes: [],
  networks: '',
  expiresOn: '',
  sendsMails: true,
  callsPerMinute: '120',
  contactEmail: '',
}

/** The fields of a client as it is stored. */
export const valuesOf = ({
  name,
  reseller,
  isTest,
  scopes,
  networks,
  expiresOn,
  sendsMails,
  callsPerMinute,
  contactEmail,
}: ApiClient): ClientValues => ({
  name,
  resellerId: reseller?.id ?? '',
  isTest,
  scopes: scopes.filter(isScope),
  networks: networkList(networks),
  expiresOn: expiresOn ?? '',
  sendsMails,
  callsPerMinute: String(callsPerMinute),
  contactEmail,
})
