export { mountAppleWallet } from './apple-web-service.routes.ts'
export { tellWallets } from './tell-wallets.ts'
export { walletRoutes } from './wallet.routes.ts'
export { walletsToTell } from './wallets-to-tell.ts'
