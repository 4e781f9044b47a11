import type { ReactNode } from 'react'
import { servedApis } from '../../../api/tmf-apis.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { tableRoles } from '../../../ui/kit/table.tsx'
import { clientFieldTexts } from '../contract-texts.ts'
import { isScope, otherScopes, type Scope } from '../scopes.ts'
import { otherScopeNames, resourceNames, clientPageTexts as texts, verbNames } from '../texts-desk.ts'
import { type TmfResource, tmfApis, verbs } from '../tmf-resources.ts'
import styles from './clients.module.css'

type Props = {
  chosen: readonly Scope[]
  error: string | undefined
  onChange: (chosen: Scope[]) => void
}

const names: Readonly<Record<string, string>> = resourceNames

/** Scopes of a client, per resource and verb. */
export function ScopeTable({ chosen, error, onChange }: Props) {
  const toggle = (scope: Scope, isOn: boolean) =>
    onChange(isOn ? [...chosen, scope] : chosen.filter(each => each !== scope))
  const box = (scope: Scope, label: ReactNode) => (
    <Checkbox
      id={`scope-${scope}`}
      label={label}
      checked={chosen.includes(scope)}
      onChange={event => toggle(scope, event.target.checked)}
    />
  )
  return (
    <fieldset
      id="scopes"
      tabIndex={-1}
      className={styles.group}
      aria-describedby={error === undefined ? undefined : 'scopes-error'}
    >
      <legend>{clientFieldTexts.scopes}</legend>
      <p className={styles.soft}>{texts.scopesHint}</p>
      <FieldError id="scopes" error={error} />
      <table {...tableRoles.table} className={styles.scopes}>
        <caption className="visually-hidden">{clientFieldTexts.scopes}</caption>
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{texts.resource}</th>
            {verbs.map(verb => (
              <th {...tableRoles.columnHeader} key={verb}>
                {verbNames[verb]}
              </th>
            ))}
          </tr>
        </thead>
        {servedApis.map(api => (
          <tbody {...tableRoles.rows} key={api}>
            {Object.keys(tmfApis[api].resources satisfies Readonly<Record<string, TmfResource>>).map(
              resource => (
                <tr {...tableRoles.row} key={resource}>
                  <th {...tableRoles.rowHeader}>
                    <span>{names[resource]}</span>
                    <span className={styles.technical}>{`${api} ${resource}`}</span>
                  </th>
                  {verbs.map(verb => {
                    const scope = `${resource}:${verb}`
                    return (
                      <td {...tableRoles.cell} key={verb}>
                        {isScope(scope) &&
                          box(
                            scope,
                            <>
                              <span className="visually-hidden">{`${names[resource]}: `}</span>
                              <span className={styles.verb}>{verbNames[verb]}</span>
                            </>,
                          )}
                      </td>
                    )
                  })}
                </tr>
              ),
            )}
          </tbody>
        ))}
      </table>
      <fieldset className={styles.group}>
        <legend>{texts.others}</legend>
        <div className={styles.others}>
          {otherScopes.map(scope => (
            <div key={scope}>{box(scope, otherScopeNames[scope])}</div>
          ))}
        </div>
      </fieldset>
    </fieldset>
  )
}
