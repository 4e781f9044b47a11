/** TM Forum's APIs as the shop has them: where they lie, and what can be done with each of their resources. */

export const verbs = ['read', 'create', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]

export type TmfResource = {
  /** Its name in the official description; what is created and changed is judged by this with `_Create` and `_Update` behind it. */
  readonly definition: string
  readonly verbs: readonly Verb[]
}

const readOnly = ['read'] as const
const written = ['read', 'create'] as const
const changed = ['read', 'create', 'update'] as const
const whole = ['read', 'create', 'update', 'delete'] as const

/** Each API by its number at TM Forum. `path` has no slash at its end. */
export const tmfApis = {
  TMF620: {
    title: 'Product Catalog Management',
    path: '/tmf-api/productCatalogManagement/v4',
    resources: {
      catalog: { definition: 'Catalog', verbs: readOnly },
      category: { definition: 'Category', verbs: readOnly },
      productOffering: { definition: 'ProductOffering', verbs: whole },
      productOfferingPrice: { definition: 'ProductOfferingPrice', verbs: whole },
      productSpecification: { definition: 'ProductSpecification', verbs: whole },
      importJob: { definition: 'ImportJob', verbs: ['read', 'create', 'delete'] },
      exportJob: { definition: 'ExportJob', verbs: ['read', 'create', 'delete'] },
    },
  },
  TMF622: {
    title: 'Product Ordering Management',
    path: '/tmf-api/productOrderingManagement/v4',
    resources: {
      productOrder: { definition: 'ProductOrder', verbs: changed },
      cancelProductOrder: { definition: 'CancelProductOrder', verbs: written },
    },
  },
  TMF632: {
    title: 'Party Management',
    path: '/tmf-api/party/v4',
    resources: {
      organization: { definition: 'Organization', verbs: changed },
      individual: { definition: 'Individual', verbs: changed },
    },
  },
  TMF637: {
    title: 'Product Inventory Management',
    path: '/tmf-api/productInventory/v4',
    resources: { product: { definition: 'Product', verbs: ['read', 'update'] } },
  },
  TMF645: {
    title: 'Service Qualification Management',
    path: '/tmf-api/serviceQualificationManagement/v4',
    resources: {
      checkServiceQualification: { definition: 'CheckServiceQualification', verbs: whole },
      queryServiceQualification: { definition: 'QueryServiceQualification', verbs: whole },
    },
  },
  TMF648: {
    title: 'Quote Management',
    path: '/tmf-api/quoteManagement/v4',
    resources: { quote: { definition: 'Quote', verbs: changed } },
  },
  TMF651: {
    title: 'Agreement Management',
    path: '/tmf-api/agreementManagement/v4',
    resources: { agreement: { definition: 'Agreement', verbs: readOnly } },
  },
  TMF673: {
    title: 'Geographic Address Management',
    path: '/tmf-api/geographicAddressManagement/v4',
    resources: {
      geographicAddress: { definition: 'GeographicAddress', verbs: readOnly },
      geographicAddressValidation: { definition: 'GeographicAddressValidation', verbs: written },
    },
  },
  TMF679: {
    title: 'Product Offering Qualification Management',
    path: '/tmf-api/productOfferingQualification/v4',
    resources: {
      productOfferingQualification: { definition: 'ProductOfferingQualification', verbs: whole },
    },
  },
} as const satisfies Readonly<
  Record<string, { title: string; path: string; resources: Readonly<Record<string, TmfResource>> }>
>

export type TmfApi = keyof typeof tmfApis
export const tmfApiNames = Object.keys(tmfApis) as readonly TmfApi[]

/** Those that a feature above TM Forum's other APIs brings; `servedApis` (src/api/tmf-apis.ts) has the ones that it does. */
export const broughtApis = ['TMF648'] as const satisfies readonly TmfApi[]

type ResourcesOf<Api extends TmfApi> = keyof (typeof tmfApis)[Api]['resources'] & string
/** Each resource by its name; no two APIs have one of the same name. */
export type TmfResourceName = { [Api in TmfApi]: ResourcesOf<Api> }[TmfApi]
export type { ResourcesOf }

/** Path of one resource. @param id as the resource's `id` says */
export const tmfPath = <Api extends TmfApi>(api: Api, resource: ResourcesOf<Api>, id?: string): string =>
  `${tmfApis[api].path}/${resource}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`

type Verbs<Resource> = Resource extends { readonly verbs: readonly (infer Each extends Verb)[] }
  ? Each
  : never
type ScopesOf<Resources> = {
  [Name in keyof Resources & string]: `${Name}:${Verbs<Resources[Name]>}`
}[keyof Resources & string]
/** A verb of a resource: `productOrder:read`. */
export type TmfScope = { [Api in TmfApi]: ScopesOf<(typeof tmfApis)[Api]['resources']> }[TmfApi]

/** Each scope that TM Forum's resources have. */
export const tmfScopes: readonly TmfScope[] = tmfApiNames.flatMap(api =>
  Object.entries<TmfResource>(tmfApis[api].resources).flatMap(([name, { verbs: served }]) =>
    served.map(verb => `${name}:${verb}` as TmfScope),
  ),
)
