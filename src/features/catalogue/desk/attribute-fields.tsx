import { Card } from '../../../ui/desk/card.tsx'
import type { Control } from '../../../ui/forms/form-fields.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import {
  type AttributeGroup,
  type AttributePath,
  attributeLabel,
  attributeOf,
  valueAt,
} from '../attributes.ts'
import type { CatalogueProblem } from '../catalogue-problems.ts'
import { subTypesOf } from '../catalogue-rules.ts'
import styles from '../components/catalogue.module.css'
import type { Offering } from '../offering.ts'
import { exitRules } from '../product.ts'
import { valueText } from '../revision-words.ts'
import { productTypeNames } from '../texts.ts'
import { choiceNames } from '../texts-desk.ts'
import { offeringPageTexts as texts } from '../texts-offerings.ts'
import { PictureField } from './picture-field.tsx'

/** Registration and error of an input, by the path of its value. */
export type AttributeControl = (path: AttributePath) => Control

type Props = {
  group: AttributeGroup
  paths: readonly AttributePath[]
  /** Those that may be typed; the others are shown as they are. */
  typedPaths: readonly AttributePath[]
  offering: Offering
  control: AttributeControl
  problems: readonly CatalogueProblem[]
  pictures: readonly string[]
}

/** The values of one group of attributes. */
export function AttributeFields({ group, paths, typedPaths, offering, control, problems, pictures }: Props) {
  const typed = paths.filter(path => typedPaths.includes(path))
  const fixed = paths.filter(path => !typed.includes(path) && isWorthShowing(path, offering))
  if (typed.length + fixed.length === 0) return null
  return (
    <Card title={texts.groups[group]}>
      {typed.length > 0 && group in texts.partHints && (
        <p className={styles.note}>{texts.partHints[group as keyof typeof texts.partHints]}</p>
      )}
      {fixed.length > 0 && (
        <DetailsList details={fixed.map(path => [attributeLabel(path), fixedText(path, offering)])} />
      )}
      {typed.length > 0 && (
        <div className={styles.grid}>
          {typed.map(path => (
            <AttributeField
              key={path}
              path={path}
              offering={offering}
              control={control}
              problem={problems.find(problem => problem.path === path)?.message}
              pictures={pictures}
            />
          ))}
        </div>
      )}
    </Card>
  )
}

/** Ids of parts that are not there are not worth a line. */
const isWorthShowing = (path: AttributePath, offering: Offering): boolean =>
  attributeOf(path).part === undefined || valueAt(offering, path) !== null

function fixedText(path: AttributePath, offering: Offering): string {
  if (path === 'productType') return productTypeNames[offering.productType]
  if (path === 'productSubType' && offering.productSubType === null) return texts.mainProduct
  return valueText(path, valueAt(offering, path))
}

type FieldProps = {
  path: AttributePath
  offering: Offering
  control: AttributeControl
  /** A rule that it breaks as it is stored. */
  problem: string | undefined
  pictures: readonly string[]
}

const hints: Partial<Record<AttributePath, string>> = {
  information: texts.informationHint,
  contractDuration: texts.termHint,
  priceInCents: texts.priceHint,
  listPriceInCents: texts.listPriceHint,
  dataBundleGb: texts.bundleHint,
  exitPercentage: texts.exitPercentageHint,
  'device.notReturnedPriceInCents': texts.notReturnedHint,
}

const choicesOf = (path: AttributePath, { productType }: Offering): readonly string[] =>
  path === 'exitRule' ? exitRules : subTypesOf(productType)

function AttributeField({ path, offering, control, problem, pictures }: FieldProps) {
  const own = control(path)
  const field = { ...own, error: own.error ?? problem, label: attributeLabel(path), hint: hints[path] }
  switch (attributeOf(path).kind) {
    case 'flag':
      return <Checkbox {...field} />
    case 'lines':
      return <TextArea {...field} rows={4} className={styles.wide} />
    case 'picture':
      return <PictureField {...own} error={field.error} pictures={pictures} />
    case 'choice':
      return (
        <SelectField
          {...field}
          options={[
            { value: '', label: path === 'exitRule' ? texts.exitRuleOfType : texts.mainProduct },
            ...choicesOf(path, offering).map(value => ({
              value,
              label: choiceNames[path]?.[value] ?? value,
            })),
          ]}
        />
      )
    case 'cents':
      return <TextField {...field} inputMode="decimal" suffix="€" size="medium" autoComplete="off" />
    case 'number':
      return <TextField {...field} inputMode="numeric" size="medium" autoComplete="off" />
    default:
      return <TextField {...field} autoComplete="off" />
  }
}
