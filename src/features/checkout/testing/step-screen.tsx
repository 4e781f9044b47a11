import type { ComponentType, ReactNode } from 'react'
import { useParams } from 'react-router'

/** A step of the flow, given what it reads of an address: the type of product. */
export function stepScreen(step: (props: never) => ReactNode): ComponentType {
  const Step = step as ComponentType<{ params: { productType: string } }>
  return () => <Step params={{ productType: useParams().productType ?? '' }} />
}
