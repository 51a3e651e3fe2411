export { deleteAccounts } from './delete-accounts.ts'
export { tidyAccounts } from './tidy-accounts.ts'
