/**
 * Rules for composing internet: available lines and the results of a choice. Code shared with other product types
 * imports the file of a single rule, so that those pages load less.
 */
export {
  nearestLine,
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
  chooseBroughtLine,
  chooseLine,
  chooseRouter,
  removeExtra,
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
export { type LineChoices, lineChoices, linesAtAddress } from './internet/line-choices.ts'
export {
  type InternetTerm,
  internetTerms,
  isChoosable,
  needsQuote,
  requestTypeFor,
} from './internet/lines.ts'
export { normalizeInternet } from './internet/normalize.ts'
export { isOwnRouter, isRouter, routersFor } from './internet/routers.ts'
