export { cardOf, changeOrder, rejectedOrders } from './medium.repository.ts'
export { mediumRound } from './medium-round.ts'
