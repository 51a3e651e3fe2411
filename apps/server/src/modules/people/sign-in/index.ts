export { dropChallengesBefore } from './passkey.repository.ts'
export { signInRoutes } from './sign-in.routes.ts'
