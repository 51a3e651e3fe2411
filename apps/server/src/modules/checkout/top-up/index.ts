export { creditPrepaidCard } from './credit-prepaid-card.ts'
