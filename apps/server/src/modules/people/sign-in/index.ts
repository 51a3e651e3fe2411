export { deletePasskeysOf, dropChallengesBefore, passkeysOf } from './passkey.repository.ts'
export { beginProof, proveAgain } from './prove-again.ts'
export { signInRoutes } from './sign-in.routes.ts'
