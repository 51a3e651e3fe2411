import type { ownContracts as german } from '../../de/contact/own-contracts.ts'

export const ownContracts: Record<keyof typeof german, string> = {
  'ownContracts.headline': 'Your contracts, with the earliest day',
  'ownContracts.cancel': 'Cancel this contract',
  'ownContracts.cancelOf': 'Cancel this contract: {{name}}',
  'ownContracts.others': 'For another contract, please fill in the form.',
}
