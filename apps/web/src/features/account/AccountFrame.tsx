export { AccountFrame } from '../../app/account/AccountFrame.tsx'
