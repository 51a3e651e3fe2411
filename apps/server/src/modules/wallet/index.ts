export { mountAppleWallet } from './apple-web-service.routes.ts'
export { walletRoutes } from './wallet.routes.ts'
