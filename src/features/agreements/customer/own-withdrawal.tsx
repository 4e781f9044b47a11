import { useRevalidator } from 'react-router'
import { failureInWords } from '../../../api/call-failure.ts'
import { callAsCustomer } from '../../customers/components/mijn/call-as-customer.ts'
import { WithdrawDialog } from '../components/withdraw-dialog.tsx'
import type { GivenNotice } from '../contract.ts'

type Props = { number: string; notice: GivenNotice; onClose: () => void }

/** Withdraws a notice of a customer's own agreement. */
export function OwnWithdrawal({ number, notice, onClose }: Props) {
  const { revalidate } = useRevalidator()
  return (
    <WithdrawDialog
      notice={notice}
      onClose={onClose}
      send={async () => {
        const result = await callAsCustomer('DELETE /api/mijn/contracten/{nummer}/opzegging/{id}', {
          params: { nummer: number, id: notice.id },
        })
        if (!result.ok) return failureInWords(result)
        await revalidate()
        return null
      }}
    />
  )
}
