export { mountOpenId } from './open-id.routes.ts'
export { openIdRoutes } from './service-access/service-accesses.routes.ts'
export { openIdSettings } from './services/open-id-settings.ts'
export {
  removeServiceSecret,
  serviceSecrets,
  storeServiceSecret,
} from './services/service-secret.repository.ts'
export { needsPassword, type OpenIdStep, signInFor } from './sign-in-for.ts'
export { dropStateOfAccount, tidyOpenId } from './state/state.repository.ts'
