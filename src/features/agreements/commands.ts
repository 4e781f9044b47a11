import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { acted, working } from '../cases/command-calls.ts'
import { NoticeByStaff, NoticeWithdrawal, ProductEnding } from './command-schemas.ts'

const agreementWork = { ...working, permission: 'agreements.work' } as const

/** Commands of staff on the products that a customer has from an order. */
export const productCommands = {
  endProduct: defineCall({
    ...agreementWork,
    path: '/api/beheer/zaken/{nummer}/product-einde',
    params: { nummer: caseNumberParam },
    summary: 'Ends a product that the customer has from a delivered order.',
    body: { kind: 'json', schema: ProductEnding },
    answers: acted,
  }),
  recordNotice: defineCall({
    ...agreementWork,
    path: '/api/beheer/zaken/{nummer}/opzegging',
    params: { nummer: caseNumberParam },
    summary: 'Records a notice that a customer gave by phone or mail, and mails the confirmation.',
    body: { kind: 'json', schema: NoticeByStaff },
    answers: acted,
  }),
  recordWithdrawal: defineCall({
    ...agreementWork,
    path: '/api/beheer/zaken/{nummer}/opzegging-intrekken',
    params: { nummer: caseNumberParam },
    summary: 'Records that a customer withdraws a notice, and mails the confirmation.',
    body: { kind: 'json', schema: NoticeWithdrawal },
    answers: acted,
  }),
}
