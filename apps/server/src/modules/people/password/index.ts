export { checkOwnPassword } from './check-own-password.ts'
export { checkNewPassword } from './new-password.ts'
