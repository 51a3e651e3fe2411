export { BackToAccount } from '../../app/account/BackToAccount.tsx'
