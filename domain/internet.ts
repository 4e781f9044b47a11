/** All rules of internet orders: which lines can be had, what follows a choice, which carts are refused. */
export {
  type Reach,
  reachOf,
  sharedInformation,
  speedShare,
  type TermSaving,
  termSaving,
} from './internet/comparison.ts'
export {
  addExtra,
  afterAddressCheck,
  changeTerm,
  chooseLine,
  chooseRouter,
  removeExtra,
  requestTypeFor,
  setTvBoxes,
} from './internet/compose.ts'
export {
  type ExtraGroup,
  extraGroups,
  extraGroupsToOffer,
  isExtra,
  isTelevision,
  isTvBox,
  type OfferedGroup,
  tvBoxLimits,
} from './internet/extras.ts'
export {
  defaultInternetTerm,
  type InternetTerm,
  internetTerms,
  isChoosable,
  isInternetLine,
  isInternetTerm,
  isOrderable,
  type LineChoices,
  lineChoices,
  linesAtAddress,
  needsQuote,
} from './internet/lines.ts'
export { type InternetOffer, internetRefusals } from './internet/refusals.ts'
export { isOwnRouter, isRouter, routersFor } from './internet/routers.ts'
export { settle } from './internet/settle.ts'
