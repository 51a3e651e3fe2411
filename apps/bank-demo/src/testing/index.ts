export { startBankDemo } from './start-bank-demo.ts'
