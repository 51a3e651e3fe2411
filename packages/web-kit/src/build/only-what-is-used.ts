/** Our packages only declare; what a screen does not import of them stays out of its chunk. */
const OWN_PACKAGES = /\/packages\/(clients|contract|domain|paths)\/src\//

/** What the contract is written with: a call or schema nobody uses is left out with everything it is made of. */
const PURE = ['defineCall', 'list', 'file', 'line', 'requiredLine', 'longText', 'z']

/** How a build tells what nobody uses. */
export const onlyWhatIsUsed = {
  moduleSideEffects: [{ test: OWN_PACKAGES, sideEffects: false }],
  manualPureFunctions: PURE,
}
