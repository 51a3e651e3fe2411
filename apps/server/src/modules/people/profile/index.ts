export { checkAddresses } from './check-addresses.ts'
export { checkedDynamicInfos } from './dynamic-infos.ts'
export { profileRoutes } from './profile.routes.ts'
export { subscriptionActions } from './subscription-actions.ts'
