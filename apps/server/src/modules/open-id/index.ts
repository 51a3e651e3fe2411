export { mountOpenId } from './open-id.routes.ts'
export { type Authenticated, needsPassword, type OpenIdStep, signInFor } from './sign-in-for.ts'
export { tidyOpenId } from './state.repository.ts'
