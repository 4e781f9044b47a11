/** Why a product of a customer is not changed by API. */
export const productTexts = {
  onlyEnds:
    'Van een product verandert alleen het einde: status terminated met terminationDate en terminationReason.',
  goesOn: 'Een product dat doorgaat heeft geen einddag en geen reden: status active, terminationDate null.',
  notChanged: 'Het product is niet veranderd.',
} as const
