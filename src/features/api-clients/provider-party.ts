import type { Brand } from '../../common/brand.ts'

/** The operator of the shop, as far as TM Forum's APIs name it. */
export type Provider = Pick<Brand, 'kvkNumber' | 'legalName'>

/** The other side of every agreement; it is no organisation of TMF632. */
export const providerParty = ({ kvkNumber, legalName }: Provider) =>
  ({ id: kvkNumber, name: legalName, role: 'provider', '@referredType': 'Organization' }) as const
