export { creditCard } from './credit-card.ts'
