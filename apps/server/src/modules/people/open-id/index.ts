export { mountOpenId } from './open-id.routes.ts'
export { openIdRoutes } from './service-access/service-accesses.routes.ts'
export { needsPassword, type OpenIdStep, signInFor } from './sign-in-for.ts'
export { dropStateOfAccount, tidyOpenId } from './state/state.repository.ts'
